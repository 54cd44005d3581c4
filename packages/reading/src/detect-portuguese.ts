import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classify, type LinearModel, unpackModel } from './linear-model.ts';
import { messageFeatures } from './message-features.ts';

let model: LinearModel | undefined;

/** Whether a Portuguese text is of Brazil or of Portugal; trained from the examples of both. */
export function detectPortuguese(text: string): 'pt-BR' | 'pt-PT' {
  model ??= unpackModel(
    readFileSync(join(import.meta.dirname, '../models/portuguese.json'), 'utf8'),
  );
  return classify(model, messageFeatures(text))[0]?.label === 'pt-PT' ? 'pt-PT' : 'pt-BR';
}
