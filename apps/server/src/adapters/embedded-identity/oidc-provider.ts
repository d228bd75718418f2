/**
 * On Node 20 oidc-provider writes to the console, while it loads, that it would rather have 22. Our tests run
 * it on 20; and a refused start must stay one line.
 */
const { warn } = console;
console.warn = () => {};
const { errors, interactionPolicy, Provider } = await import('oidc-provider');
console.warn = warn;

export { errors, interactionPolicy, Provider };
