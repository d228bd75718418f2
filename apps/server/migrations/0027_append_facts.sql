-- A log begins with an empty row, which belongs to a person. Where logs lie on several servers no foreign key reaches
-- the person: this is what it would do.
CREATE FUNCTION "begin_log"("whose" uuid, "empty_snapshot" json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM person WHERE id = whose FOR KEY SHARE;
  IF NOT found THEN
    RAISE EXCEPTION 'a log is begun of a person who is not there'
    USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'challenge_person_id_person_id_fk';
  END IF;
  INSERT INTO challenge (person_id, length, snapshot) VALUES (whose, 0, empty_snapshot)
  ON CONFLICT (person_id) DO NOTHING;
END $$;--> statement-breakpoint
-- Zone and cover switch on the person's row.
CREATE FUNCTION "project_settings"("whose" uuid, "projected" jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE person SET
    timezone = coalesce(projected ->> 'timezone', timezone),
    auto_rest_cover = (projected ->> 'autoRestCover')::boolean
  WHERE id = whose;
END $$;--> statement-breakpoint
-- Either `score` is added to the totals of some periods, or `totals` are all that the person has. The age group is read
-- under a lock that a change of it waits for: otherwise a new row could keep the old group.
CREATE FUNCTION "project_boards"("whose" uuid, "board_row" uuid, "projected" jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  present_group text;
BEGIN
  SELECT age_group INTO present_group FROM person WHERE id = whose FOR SHARE;
  IF projected ? 'score' THEN
    INSERT INTO board_total (person_id, period, cohort, age_group, row_id, score, reached_at)
    SELECT whose, period, projected ->> 'cohort', present_group, board_row,
      (projected ->> 'score')::integer, (projected ->> 'reachedAt')::bigint
    FROM jsonb_array_elements_text(projected -> 'periods') AS period
    ON CONFLICT (person_id, period) DO UPDATE
    SET score = board_total.score + excluded.score, reached_at = greatest(board_total.reached_at, excluded.reached_at);
    RETURN;
  END IF;
  DELETE FROM board_total WHERE person_id = whose
  AND period NOT IN (SELECT total ->> 'period' FROM jsonb_array_elements(projected -> 'totals') AS total);
  -- What does not change is not touched, so that it leaves no move behind.
  INSERT INTO board_total (person_id, period, cohort, age_group, row_id, score, reached_at)
  SELECT whose, total.period, projected ->> 'cohort', present_group, board_row, total.score, total."reachedAt"
  FROM jsonb_to_recordset(projected -> 'totals') AS total (period text, score integer, "reachedAt" bigint)
  ON CONFLICT (person_id, period) DO UPDATE
  SET cohort = excluded.cohort, age_group = excluded.age_group, row_id = excluded.row_id,
      score = excluded.score, reached_at = excluded.reached_at
  WHERE (board_total.cohort, board_total.age_group, board_total.row_id, board_total.score, board_total.reached_at)
    IS DISTINCT FROM (excluded.cohort, excluded.age_group, excluded.row_id, excluded.score, excluded.reached_at);
END $$;--> statement-breakpoint
-- News is sent once a date: what is not sent yet is sent together. Only a person with a device is told anything.
CREATE FUNCTION "project_notifications"("whose" uuid, "projected" jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notification_plan (person_id, kind, due_at, local_date, about)
  SELECT whose, news.kind, (projected ->> 'dueAt')::bigint, projected ->> 'localDate', news.about
  FROM jsonb_to_recordset(projected -> 'news') AS news (kind text, about text[])
  WHERE EXISTS (SELECT FROM push_subscription WHERE person_id = whose)
  ON CONFLICT (person_id, kind) DO UPDATE
  SET due_at = excluded.due_at, local_date = excluded.local_date, about = notification_plan.about || excluded.about
  WHERE notification_plan.settled_date IS NULL OR notification_plan.settled_date < excluded.local_date;
END $$;--> statement-breakpoint
-- Milestones of a person who shares them. The lock makes a person who stops sharing at the same moment wait for this, and
-- then remove it.
CREATE FUNCTION "project_community"("whose" uuid, "projected" jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (projected ->> 'isRestarted')::boolean THEN
    DELETE FROM community_entry WHERE person_id = whose;
  END IF;
  INSERT INTO community_entry (person_id, kind, what, at)
  SELECT member.person_id, news.kind, news.what, (projected ->> 'at')::timestamptz
  FROM community_member member, jsonb_to_recordset(projected -> 'news') AS news (kind text, what text)
  WHERE member.person_id = whose AND NOT EXISTS (
    SELECT FROM social_suspension WHERE person_id = whose AND until > (projected ->> 'at')::timestamptz
  )
  FOR SHARE OF member
  ON CONFLICT DO NOTHING;
END $$;--> statement-breakpoint
-- Writes what follows from facts: the data of each projection by its name. A new projection adds a line here. They are
-- called by name, and not from a list, because a statement made up at run time costs 55 µs with every completion.
CREATE FUNCTION "project_facts"("whose" uuid, "board_row" uuid, "projected" jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- The person's row is changed before it is locked for boards, so that no lock has to become a stronger one.
  IF projected ? 'settings' THEN PERFORM project_settings(whose, projected -> 'settings'); END IF;
  IF projected ? 'boards' THEN PERFORM project_boards(whose, board_row, projected -> 'boards'); END IF;
  IF projected ? 'notifications' THEN PERFORM project_notifications(whose, projected -> 'notifications'); END IF;
  IF projected ? 'community' THEN PERFORM project_community(whose, projected -> 'community'); END IF;
END $$;--> statement-breakpoint
-- Appends to a log that is still as long as expected, and does nothing otherwise. Each statement touches either tables of
-- logs or other tables: where logs lie on several servers, each then goes to one of them.
CREATE FUNCTION "append_facts"(
  "whose" uuid, "expected_length" integer, "stored_ahead" integer, "new_facts" jsonb, "new_snapshot" json,
  "new_key" text, "projected" jsonb
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  already_there integer := expected_length + stored_ahead;
  board_row uuid;
BEGIN
  -- A log of the same length has the same keys: none can be added between this and the update.
  IF new_key IS NOT NULL THEN
    PERFORM FROM fact WHERE person_id = whose AND device_key = new_key;
    IF found THEN RETURN false; END IF;
  END IF;
  IF expected_length = 0 THEN PERFORM begin_log(whose, new_snapshot); END IF;
  UPDATE challenge SET length = already_there + jsonb_array_length(new_facts), snapshot = new_snapshot
  WHERE person_id = whose AND length = expected_length RETURNING row_id INTO board_row;
  IF NOT found THEN RETURN false; END IF;
  -- The person is read from the log's row, so that Citus sends the statement as it is to the server of that row. Rows
  -- beyond the end of the log are left from an unfinished import.
  INSERT INTO fact (person_id, sequence, body)
  SELECT challenge.person_id, already_there + ordinality, body
  FROM challenge, jsonb_array_elements(new_facts) WITH ORDINALITY AS new (body, ordinality)
  WHERE challenge.person_id = whose
  ON CONFLICT (person_id, sequence) DO UPDATE SET body = excluded.body;
  PERFORM project_facts(whose, board_row, projected);
  RETURN true;
END $$;
