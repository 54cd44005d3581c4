/** A call that got no answer at all. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(options?: ErrorOptions) {
    super('Heartwood could not be reached. Please check your connection and try again.', options);
  }
}
