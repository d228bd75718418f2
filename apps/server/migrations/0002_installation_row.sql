INSERT INTO "installation" ("id", "created_at")
SELECT gen_random_uuid(), now() WHERE NOT EXISTS (SELECT 1 FROM "installation");
