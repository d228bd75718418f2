# The product in one image. Its settings: docs/operating.md.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm run build

FROM node:22-bookworm-slim
# Of memory: why it is set is in deploy/hundred.service.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=32768
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
# What is built runs without the packages that it was built from.
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
# The rights of a new volume are those of this folder; those of an older one the server tightens itself.
RUN install -d -m 700 -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
