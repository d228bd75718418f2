/**
 * Loads oidc-provider without its warning on the console that it prefers Node 22 to 20: a refused start must stay one
 * line on Node 20 too.
 */
const { warn } = console;
console.warn = () => {};
const { errors, interactionPolicy, Provider } = await import('oidc-provider');
console.warn = warn;

export { errors, interactionPolicy, Provider };
