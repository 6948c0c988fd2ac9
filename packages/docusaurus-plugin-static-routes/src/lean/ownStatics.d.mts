export default function hoistStatics<Target extends object>(
  target: Target,
  source: object,
): Target;
