/** @param {import('node:http').IncomingMessage} request @returns {Promise<Buffer>} */
export function bodyOf(request) {
  return new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const chunks = [];
    request
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
      .on('error', reject);
  });
}

/** @param {import('node:http').ServerResponse} response @param {Buffer} body */
export function sendJson(response, body) {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  });
  response.end(body);
}
