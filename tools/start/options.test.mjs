import { describe, expect, it } from '@jest/globals';
import { addressOf, readOptions } from './options.mjs';

describe('npm start -- options', () => {
  it('starts one of each on port 3000 by default', () => {
    expect(readOptions([], {})).toEqual({
      workers: 1,
      replicas: { auth: 1, resume: 1, ai: 1, mail: 1 },
      host: '127.0.0.1',
      port: 3000,
      dev: false,
    });
  });

  it('takes an empty PORT for none', () => {
    expect(readOptions([], { PORT: '' }).port).toBe(3000);
  });

  it('listens on this machine alone unless HOST says otherwise', () => {
    expect(readOptions([], { HOST: '' }).host).toBe('127.0.0.1');
    expect(readOptions([], { HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['192.0.2.7', 'http://192.0.2.7:3000'],
    ['2001:db8::7', 'http://[2001:db8::7]:3000'],
  ])('listening on %s, it is reached at %s', (host, address) => {
    expect(addressOf({ host, port: 3000 })).toBe(address);
  });

  it('multiplies workers and replicas', () => {
    const options = readOptions(['--workers', '3', '--replicas', 'resume=2', '--replicas', 'auth=4'], { PORT: '8080' });
    expect(options).toMatchObject({ workers: 3, replicas: { resume: 2, auth: 4, ai: 1 }, port: 8080 });
  });

  it.each([
    [['--workers', '0'], '--workers must be a whole number from 1 to 16, not "0".'],
    [['--workers', 'many'], '--workers must be a whole number from 1 to 16, not "many".'],
    [['--replicas', 'resume'], '--replicas resume must be a whole number from 1 to 16, not "undefined".'],
    [['--port', '70000'], 'PORT must be a whole number from 1 to 65535, not "70000".'],
    [['--port', '0'], 'PORT must be a whole number from 1 to 65535, not "0".'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(() => readOptions(args, {})).toThrow(sentence);
  });
});
