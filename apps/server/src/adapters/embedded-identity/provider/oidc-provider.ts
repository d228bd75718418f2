/**
 * On Node 20 oidc-provider logs to the console, while it loads, that it prefers 22. Our tests run it on 20, and a
 * refused start must stay one line.
 */
const { warn } = console;
console.warn = () => {};
const { errors, interactionPolicy, Provider } = await import('oidc-provider');
console.warn = warn;

export { errors, interactionPolicy, Provider };
