/**
 * Loads oidc-provider without its console warning that it prefers Node 22 to 20: a start that is refused prints one line,
 * on Node 20 too.
 */
const { warn } = console;
console.warn = () => {};
const { errors, interactionPolicy, Provider } = await import('oidc-provider');
console.warn = warn;

export { errors, interactionPolicy, Provider };
