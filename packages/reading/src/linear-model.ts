/** Multinomial logistic regression over sparse features: one probability for each label, together 1. */
export interface LinearModel {
  labels: readonly string[];
  /** The features that have weights, ascending. */
  features: Uint32Array;
  /** For each of `features` one weight per label, from -127 to 127 times `scale`. */
  weights: Int8Array;
  scale: number;
  biases: readonly number[];
}

/** Features by number, with their values. */
export type Features = ReadonlyMap<number, number>;

/** A label with its probability. */
export interface Scored {
  label: string;
  score: number;
}

/** Every label with its probability, most likely first. */
export function classify(model: LinearModel, features: Features): Scored[] {
  const { labels, weights, scale, biases } = model;
  const sums = [...biases];
  for (const [feature, value] of features) {
    const row = findRow(model.features, feature) * labels.length;
    if (row < 0) continue;
    for (let label = 0; label < labels.length; label++)
      sums[label] = (sums[label] ?? 0) + value * scale * (weights[row + label] ?? 0);
  }
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return labels
    .map((label, at) => ({ label, score: (powers[at] ?? 0) / total }))
    .toSorted((one, other) => other.score - one.score);
}

/** Where a feature stands among those that have weights; -1 where it has none. */
function findRow(features: Uint32Array, feature: number): number {
  let low = 0;
  let high = features.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((features[middle] ?? 0) < feature) low = middle + 1;
    else high = middle;
  }
  return features[low] === feature ? low : -1;
}

/** A model as text to keep in a file. @param examples the digest of what it was trained from */
export function packModel(
  { labels, features, weights, scale, biases }: LinearModel,
  examples: string,
): string {
  const gaps = features.map((feature, at) => feature - (features[at - 1] ?? 0));
  return JSON.stringify({
    ...{ examples, labels, scale, biases },
    features: Buffer.from(gaps.buffer).toString('base64'),
    weights: Buffer.from(weights.buffer).toString('base64'),
  });
}

/** @throws where the text is no packed model. */
export function unpackModel(text: string): LinearModel {
  const packed = JSON.parse(text);
  const bytes = (part: string) => new Uint8Array(Buffer.from(packed[part], 'base64')).buffer;
  let last = 0;
  const features = new Uint32Array(bytes('features')).map((gap) => {
    last += gap;
    return last;
  });
  return { ...packed, features, weights: new Int8Array(bytes('weights')) };
}
