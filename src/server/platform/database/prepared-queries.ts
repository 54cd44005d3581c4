import { type PGlite, parse, protocol, type Results } from '@electric-sql/pglite';

type Options = Parameters<PGlite['query']>[2];
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;

interface Statement {
  name: string;
  parameterTypes: number[];
  /** The description of its rows, where it returns any. */
  rowDescription: Messages;
}

const statementsAtMost = 150;
const seenAtMost = 1_000;
/** A plan is made for tables of some size: once this many rows were written, all plans are made anew. */
const writtenAtMost = 500;
const changesTables = /\b(?:create|alter|drop|truncate)\b/i;
/** How these are best found depends on what is looked for: a word that all texts hold, or one that hardly any does. */
const searches = /@@|@>|<@|&&|\bi?like\b/i;
const resultTypeChanged = '0A000';
const { serialize } = protocol;

/**
 * Queries that are asked again, as prepared statements. Left to itself PGlite has every query parsed and planned anew,
 * in six steps: of a small one that is more than half of its time.
 */
export class PreparedQueries {
  readonly #pglite: PGlite;
  /** Asked once so far. */
  readonly #seen = new Set<string>();
  readonly #statements = new Map<string, Statement>();
  #names = 0;
  #written = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async query(text: string, values: unknown[], options: Options): Promise<Results<unknown>> {
    const result = this.#isAskedAgain(text)
      ? await this.#run(text, values, options)
      : await this.#pglite.query<unknown>(text, values, options);
    await this.noteChange(text, result.affectedRows);
    return result;
  }

  /** To be called after statements that did not run through `query`. */
  async noteChange(text: string, rows = 0): Promise<void> {
    this.#written += rows;
    if (this.#written <= writtenAtMost && !this.#changesTables(text)) return;
    this.#written = 0;
    const names = [...this.#statements.values()].map(({ name }) => name);
    this.#statements.clear();
    await this.#close(names);
  }

  #changesTables(text: string): boolean {
    return !this.#statements.has(text) && changesTables.test(text);
  }

  #isAskedAgain(text: string): boolean {
    if (this.#statements.has(text)) return true;
    if (changesTables.test(text) || searches.test(text)) return false;
    if (this.#seen.delete(text)) return true;
    this.#seen.add(text);
    for (const oldest of this.#seen) if (this.#seen.size > seenAtMost) this.#seen.delete(oldest);
    return false;
  }

  async #run(text: string, values: unknown[], options: Options): Promise<Results<unknown>> {
    const { name, parameterTypes, rowDescription } = await this.#prepare(text);
    const { serializers, parsers } = this.#pglite;
    const bound = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      const serializer = serializers[parameterTypes[at] ?? 0];
      return serializer ? serializer(value) : String(value);
    });
    try {
      const answered = await this.#send(
        serialize.bind({ statement: name, values: bound }),
        serialize.execute({}),
      );
      const [result] = parse.parseResults([...rowDescription, ...answered], parsers, options);
      if (!result) throw new Error('the statement answered nothing');
      return result;
    } catch (error) {
      const isOutdated = error instanceof Error && Reflect.get(error, 'code') === resultTypeChanged;
      if (isOutdated) this.#statements.delete(text);
      throw error;
    }
  }

  async #prepare(text: string): Promise<Statement> {
    const statement = this.#statements.get(text) ?? (await this.#create(text));
    this.#statements.delete(text);
    this.#statements.set(text, statement);
    const [oldest] = this.#statements;
    if (oldest && this.#statements.size > statementsAtMost) {
      this.#statements.delete(oldest[0]);
      await this.#close([oldest[1].name]);
    }
    return statement;
  }

  async #create(text: string): Promise<Statement> {
    this.#names += 1;
    const name = `heartwood_${this.#names}`;
    const messages = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    );
    return {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      rowDescription: messages.filter((message) => message.name === 'rowDescription'),
    };
  }

  async #close(names: readonly string[]): Promise<void> {
    if (names.length > 0)
      await this.#send(...names.map((name) => serialize.close({ type: 'S', name })));
  }

  #send(...messages: Uint8Array[]): Promise<Messages> {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]));
  }
}
