import type { Features, LinearModel } from './linear-model.ts';

export interface TrainingExample {
  label: string;
  features: Features;
}

/** Rounds over all examples, the size of a step, and the pull of every weight towards 0; found on development data. */
const rounds = 30;
const rate = 0.5;
const decay = 2e-4;
/** What fewer examples hold than this tells nothing about others. */
const leastExamples = 3;

/**
 * Trains by stochastic gradient descent with AdaGrad's steps. Labels with few examples count more, by the square root of
 * how much rarer they are. Deterministic: the order of each round comes from a fixed seed.
 */
export function trainLinearModel(examples: readonly TrainingExample[]): LinearModel {
  const counts = Map.groupBy(examples, ({ label }) => label);
  const labels = [...counts.keys()].toSorted();
  const average = examples.length / labels.length;
  const features = commonFeatures(examples);
  const rowOf = new Map([...features].map((feature, row) => [feature, row * labels.length]));
  const rows = examples.map(({ label, features: held }) => ({
    right: labels.indexOf(label),
    worth: Math.sqrt(average / (counts.get(label)?.length ?? 1)),
    held: [...held].flatMap(([feature, value]) => {
      const row = rowOf.get(feature);
      return row === undefined ? [] : [{ row, value }];
    }),
  }));
  const { weights, biases } = descend(rows, labels.length, features.length);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
  return {
    labels,
    features,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
    scale,
    biases,
  };
}

function commonFeatures(examples: readonly TrainingExample[]): Uint32Array {
  const held = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) held.set(feature, (held.get(feature) ?? 0) + 1);
  const common = [...held]
    .filter(([, times]) => times >= leastExamples)
    .map(([feature]) => feature);
  return Uint32Array.from(common).sort();
}

interface Row {
  right: number;
  worth: number;
  held: { row: number; value: number }[];
}

function descend(rows: readonly Row[], size: number, featureCount: number) {
  const weights = new Float32Array(featureCount * size);
  const squares = new Float32Array(featureCount * size).fill(1e-2);
  const biases = new Array<number>(size).fill(0);
  const biasSquares = new Float64Array(size).fill(1e-2);
  const order = [...rows];
  const random = randomNumbers(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const { right, worth, held } of order) {
      const errors = probabilities(biases, weights, held);
      for (let label = 0; label < size; label++) {
        const error = worth * ((errors[label] ?? 0) - (label === right ? 1 : 0));
        errors[label] = error;
        biasSquares[label] = (biasSquares[label] ?? 0) + error ** 2;
        biases[label] = (biases[label] ?? 0) - (rate * error) / Math.sqrt(biasSquares[label] ?? 1);
      }
      for (const { row, value } of held)
        for (let label = 0; label < size; label++) {
          const at = row + label;
          const slope = (errors[label] ?? 0) * value + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + slope ** 2;
          weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
        }
    }
  }
  return { weights, biases };
}

function probabilities(biases: readonly number[], weights: Float32Array, held: Row['held']) {
  const sums = Float64Array.from(biases);
  for (const { row, value } of held)
    for (let label = 0; label < sums.length; label++)
      sums[label] = (sums[label] ?? 0) + value * (weights[row + label] ?? 0);
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one, two] = [items[at], items[other]] as [T, T];
    items[at] = two;
    items[other] = one;
  }
}

/** Numbers from 0 to 1, the same at each run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
