ALTER TABLE "challenge" ALTER COLUMN "snapshot" SET DATA TYPE json;--> statement-breakpoint
-- Room on the page for the next version of a row, so that a write need not touch the index.
ALTER TABLE "challenge" SET (fillfactor = 50);
