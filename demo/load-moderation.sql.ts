/**
 * Some months of keeping order: what members reported, and what the editor and the admin did about it. Times go back
 * from now, so that the pages that count by month have something to show on any day.
 */
export const moderationSql = `
  INSERT INTO reports (reporter_id, type, target_id, reason, status, created_at)
  SELECT reporter.id, 'comment', comment.id, (ARRAY['spam', 'abuse', 'other'])[1 + comment.id % 3],
    CASE WHEN comment.id % 3 = 0 THEN 'upheld' ELSE 'rejected' END, now() - comment.place * interval '9 days'
  FROM (
    SELECT id, user_id, row_number() OVER (ORDER BY id) AS place FROM comments ORDER BY id LIMIT 20
  ) AS comment
  CROSS JOIN LATERAL (
    SELECT id FROM users WHERE role = 'member' AND id <> comment.user_id ORDER BY (id * 7 + comment.id) % 11, id LIMIT 1
  ) AS reporter;
  INSERT INTO audit_log (at, actor_id, action, target_type, target_id, details)
  SELECT at, (SELECT id FROM users WHERE username = actor), action, type, target_id, details FROM (
    SELECT created_at + interval '10 hours' AS at, CASE WHEN number % 4 = 0 THEN 'admin' ELSE 'editor' END AS actor,
      'caseDecided' AS action, 'comment' AS type, target_id, jsonb_build_object('waitedMinutes', 60 * (1 + (number * 7) % 30),
        'decision', (ARRAY['dismiss', 'takeDown', 'dismiss', 'warn', 'hold'])[1 + number % 5]) AS details
    FROM (SELECT *, row_number() OVER (ORDER BY id) AS number FROM reports) AS report
    UNION ALL
    SELECT now() - days * interval '1 day', 'editor', action, 'post', (SELECT min(id) + days FROM posts), '{}'
    FROM (VALUES (2, 'postApproved'), (6, 'postSentBack'), (40, 'postApproved'), (41, 'postApproved'),
      (75, 'postApproved')) AS approval(days, action)
    UNION ALL
    SELECT now() - days * interval '1 day', 'admin', 'appealDecided', 'site', NULL, jsonb_build_object('decision', decision)
    FROM (VALUES (5, 'uphold'), (33, 'overturn'), (80, 'uphold')) AS appeal(days, decision)
  ) AS act WHERE at < now() ORDER BY at;`
