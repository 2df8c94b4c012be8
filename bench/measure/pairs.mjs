import http from 'node:http';
import { median } from '../support/statistics.mjs';
import { cpuSpent, cpuTimes } from './processes.mjs';

const ROUNDS = 5;
const CONNECTIONS = 8;

/** @typedef {{ path: string, headers?: Record<string, string>, body?: string, isChunked?: boolean }} Request */
/** @typedef {{ name: string, requests: number, withPart: () => Request, without: () => Request }} Pair */

/**
 * @param {Record<string, unknown>} body
 * @param {{ token?: string, isChunked?: boolean }} [more]
 * @returns {Request}
 */
export const post = (body, { token, isChunked = false } = {}) => ({
  path: '/graphql',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
  isChunked,
});

/** Compares what pairs of requests cost a product in CPU time. */
export class PairsOf {
  /** @param {{ address: string, pid: number }} product */
  constructor({ address, pid }) {
    this.address = address;
    this.pid = pid;
    this.agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  }

  /** @param {Pair} pair */
  async compare({ name, requests, withPart, without }) {
    await this.cpuOf(withPart, requests);
    await this.cpuOf(without, requests);
    const results = [];
    for (let round = 0; round < ROUNDS; round += 1)
      results.push([await this.cpuOf(withPart, requests), await this.cpuOf(without, requests)]);
    const [a, b] = [0, 1].map((column) => median(results.map((result) => result[column] ?? 0)).toFixed(2));
    return `${name}: ${a} / ${b} ms`;
  }

  /**
   * CPU time of the server for each request, in milliseconds.
   * @param {() => Request} next
   * @param {number} requests
   */
  async cpuOf(next, requests) {
    const before = cpuTimes(this.pid);
    let left = requests;
    const sendAll = async () => {
      while (left > 0) {
        left -= 1;
        await this.send(next());
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, sendAll));
    return cpuSpent(before, cpuTimes(this.pid)) / requests;
  }

  /** @param {Request} request @returns {Promise<Buffer>} */
  send({ path, headers = {}, body = '', isChunked = false }) {
    const length = body && !isChunked ? { 'content-length': Buffer.byteLength(body) } : {};
    const options = { agent: this.agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...length } };
    return new Promise((resolve, reject) => {
      const request = http.request(this.address + path, options, (response) => {
        /** @type {Buffer[]} */
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk)).on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const isRight = response.statusCode === 200 && !bytes.includes('"errors"');
          if (isRight) resolve(bytes);
          else
            reject(new Error(`${path} was answered with ${response.statusCode}: ${bytes.subarray(0, 200)}`));
        });
      });
      request.on('error', reject);
      if (isChunked) request.write(body);
      request.end(isChunked ? undefined : body);
    });
  }
}
