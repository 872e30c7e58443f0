-- An interview of a persona as it travels, with how many answers of each kind it has. Rows are those the
-- reader may see, deleted ones among them.
create view app.interview_rows with (security_invoker = true) as
  select
    i.org_id,
    i.id,
    i.client_id,
    i.persona_id,
    i.title,
    i.created_at,
    u.full_name as created_by_name,
    i.ended_at,
    i.deleted_at,
    n.evidenced,
    n.extrapolated,
    n.unknown
  from public.persona_interviews i
  left join public.users u on u.org_id = i.org_id and u.id = i.created_by
  cross join lateral (
    select
      count(*) filter (where a.answer ->> 'tag' = 'evidenced')::integer as evidenced,
      count(*) filter (where a.answer ->> 'tag' = 'extrapolated')::integer as extrapolated,
      count(*) filter (where a.answer ->> 'tag' = 'unknown')::integer as unknown
    from public.persona_interview_answers a
    where a.org_id = i.org_id
      and a.interview_id = i.id
  ) n;
grant select on app.interview_rows to app_user;
