-- A question of an interview with its answer, as it travels.
create view app.interview_turns with (security_invoker = true) as
  select
    a.org_id,
    a.interview_id,
    a.id,
    a.position,
    a.question,
    a.answer,
    u.full_name as asked_by_name,
    a.asked_at
  from public.persona_interview_answers a
  left join public.users u on u.org_id = a.org_id and u.id = a.asked_by;
grant select on app.interview_turns to app_user;
