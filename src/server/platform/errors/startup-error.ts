/** Why Heartwood does not start, in words that tell a person what to do. Shown without a trace. */
export class StartupError extends Error {}
