// In place of hoist-non-react-statics, where a component is not the library's to look into.

/** Properties that React gives a meaning to, which are each component's own. */
const OWN =
  /^(?:\$\$typeof|type|compare|render|displayName|propTypes|(?:default|get)\w*Props|contextTypes?|childContextTypes|mixins|getDerivedState\w+|name|length|prototype|caller|callee|arguments|arity)$/;

/** Gives a component around another one the static properties of that one. */
export default function hoistStatics(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    if (!OWN.test(String(key)) && !(key in target)) {
      Object.defineProperty(target, key, Object.getOwnPropertyDescriptor(source, key));
    }
  }
  return target;
}
