# The pages are built with every package; the server runs with those it needs.
FROM node:24-bookworm-slim AS pages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages ./packages
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts ./
COPY scripts ./scripts
COPY src ./src
RUN node scripts/build/build-client.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages ./packages
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json LICENSE ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/packages ./packages
COPY --from=pages /app/dist ./dist
COPY db/migrations ./db/migrations
COPY samples/family ./samples/family
COPY scripts/backup.ts ./scripts/backup.ts
COPY src/shared ./src/shared
COPY src/server ./src/server
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/server/main.ts"]
