-- A total remembers what it was before it first changed on a day. One that did not change since is what it was.
CREATE FUNCTION "remember_board_total"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  present text := coalesce((SELECT day FROM board_day), '');
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.changed_on := present;
    NEW.score_before := NULL;
  ELSIF OLD.changed_on IS DISTINCT FROM present THEN
    NEW.changed_on := present;
    NEW.score_before := OLD.score;
    NEW.cohort_before := OLD.cohort;
    NEW.age_group_before := OLD.age_group;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "board_total_changes" BEFORE INSERT OR UPDATE ON "board_total"
FOR EACH ROW EXECUTE FUNCTION "remember_board_total"();--> statement-breakpoint
-- A move is of the day that its total remembers: by that alone it is known which copy has it.
CREATE OR REPLACE FUNCTION "tell_board_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.cohort = OLD.cohort AND NEW.age_group IS NOT DISTINCT FROM OLD.age_group THEN
      IF NEW.score <> OLD.score THEN
        INSERT INTO board_move (period, cohort, age_group, was, became, day)
        VALUES (NEW.period, NEW.cohort, NEW.age_group, OLD.score, NEW.score, NEW.changed_on);
      END IF;
      RETURN NULL;
    END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO board_move (period, cohort, age_group, was, became, day)
    VALUES (OLD.period, OLD.cohort, OLD.age_group, OLD.score, 0,
      CASE TG_OP WHEN 'UPDATE' THEN NEW.changed_on ELSE coalesce((SELECT day FROM board_day), '') END);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO board_move (period, cohort, age_group, was, became, day)
    VALUES (NEW.period, NEW.cohort, NEW.age_group, 0, NEW.score, NEW.changed_on);
  END IF;
  RETURN NULL;
END $$;
