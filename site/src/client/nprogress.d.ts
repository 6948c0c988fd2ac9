declare module 'nprogress' {
  const nprogress: {
    configure(options: {readonly template: string; readonly barSelector: string}): void;
  };
  export default nprogress;
}
