import {ALLOWED_INSTALL_SCRIPTS, ALLOWED_LICENCES, LICENCE_EXCEPTIONS} from './allowed';
import type {LockedPackage} from './lockfile';

/** What is wrong with the packages of a lockfile, one sentence each. */
export function checkPackages(packages: readonly LockedPackage[]): string[] {
  return packages.flatMap((each) => [
    ...checkOrigin(each),
    ...checkInstallScript(each),
    ...checkLicence(each),
  ]);
}

/** Entries of the lists of exceptions that no package needs any more. */
export function findUnusedExceptions(packages: readonly LockedPackage[]): string[] {
  const names = new Set(packages.map(toName));
  return [LICENCE_EXCEPTIONS, ALLOWED_INSTALL_SCRIPTS]
    .flatMap((list) => Object.keys(list))
    .filter((name) => ![...names].some((each) => isPartOf(each, name)));
}

function checkOrigin({path, integrity, resolved}: LockedPackage): string[] {
  const problems: string[] = [];
  if (!(integrity ?? '').startsWith('sha512-')) {
    problems.push(
      `${path} has no sha512 hash: "npm install" with a newer npm writes it.`,
    );
  }
  if (resolved !== undefined) {
    problems.push(
      `${path} comes from ${resolved}, but packages come from the registry of whoever installs: remove "resolved".`,
    );
  }
  return problems;
}

function checkInstallScript(each: LockedPackage): string[] {
  return each.hasInstallScript !== true || toName(each) in ALLOWED_INSTALL_SCRIPTS
    ? []
    : [
        `${each.path} runs a script when it is installed. Read the script, then add the package to ALLOWED_INSTALL_SCRIPTS in deploy/supplyChain/allowed.ts, or do without it.`,
      ];
}

/** What only tests use is not shipped, nor does anything of it get into the site. */
function checkLicence(each: LockedPackage): string[] {
  const name = toName(each);
  const isException = Object.keys(LICENCE_EXCEPTIONS).some((one) => isPartOf(name, one));
  if (each.dev === true || isException || isAllowed(each.license)) return [];
  return [
    `${each.path} has the licence ${each.license ?? '(none)'}, which is not in ALLOWED_LICENCES of deploy/supplyChain/allowed.ts. Do without it, or name it in LICENCE_EXCEPTIONS with the reason.`,
  ];
}

/** Evaluates an SPDX expression: of what `OR` joins one has to be allowed, of `AND` all. */
function isAllowed(license: string | undefined): boolean {
  if (license === undefined) return false;
  const expression = license.replace(/^\(([^()]*)\)$/, '$1');
  return expression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => ALLOWED_LICENCES.has(one)));
}

function toName({path}: LockedPackage): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** `lightningcss-linux-x64-gnu` is the part of `lightningcss` for one kind of machine. */
function isPartOf(name: string, whole: string): boolean {
  return name === whole || name.startsWith(`${whole}-`);
}
