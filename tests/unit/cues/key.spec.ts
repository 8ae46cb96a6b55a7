import { expect, test } from '../../../fixtures/test.js';
import {
  cueQuestion,
  foldInstruction,
  keyId,
  keyText,
  questionId,
  schemaHash,
} from '../../../src/cues/key.js';

test('white space of an instruction is folded, but not inside of quotation marks', () => {
  expect(foldInstruction('  fill\n\tthe  name with "a  b"  now ')).toBe('fill the name with "a  b" now');
  expect(foldInstruction("type 'x  y'  into  Bob's  field")).toBe("type 'x  y' into Bob's field");
  expect(foldInstruction("Bob's  and  Eve's  field")).toBe("Bob's and Eve's field");
  expect(foldInstruction('cafe\u0301')).toBe('caf\u00e9');
});

test('tokens stay unreplaced and only the names of variables are kept', () => {
  const question = cueQuestion({ operation: 'act', instruction: 'type %pw%', variables: ['pw', 'a', 'pw'] });
  expect(question).toEqual({
    operation: 'act',
    instruction: 'type %pw%',
    options: { variables: ['a', 'pw'] },
  });
});

test('options that do not change the meaning leave no trace', () => {
  const plain = cueQuestion({ operation: 'observe' });
  expect(plain).toEqual({ operation: 'observe', instruction: '' });
  expect(cueQuestion({ operation: 'observe', selector: ' ', ignoreSelectors: [], variables: [] })).toEqual(
    plain,
  );
});

test('the order of properties in a schema or of options in a key does not matter', () => {
  const one = schemaHash({ type: 'object', properties: { a: { type: 'string' }, b: { type: 'number' } } });
  const other = schemaHash({
    $schema: 'http://json-schema.org/draft-07/schema#',
    properties: { b: { type: 'number' }, a: { type: 'string' } },
    type: 'object',
  });
  expect(other).toBe(one);
  expect(schemaHash({ type: 'string' })).not.toBe(one);
  const key = { operation: 'act', instruction: 'x', options: { selector: '#a', schema: 'h' } } as const;
  expect(questionId({ ...key, options: { schema: 'h', selector: '#a' } })).toBe(questionId(key));
  expect(keyId({ ...key, occurrence: 2 })).not.toBe(keyId({ ...key, occurrence: 1 }));
});

test('a key reads well in a message', () => {
  expect(keyText({ operation: 'act', instruction: 'click Next', occurrence: 1 })).toBe('act "click Next"');
  expect(
    keyText({ operation: 'act', instruction: 'click Next', options: { selector: '#p' }, occurrence: 22 }),
  ).toBe('act "click Next" (selector #p, 22nd time)');
  expect(keyText({ operation: 'observe', instruction: '', occurrence: 11 })).toBe(
    'observe without instruction (11th time)',
  );
  expect(keyText({ operation: 'act', instruction: 'x'.repeat(100_000), occurrence: 1 }).length).toBeLessThan(
    220,
  );
});
