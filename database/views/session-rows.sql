-- A session as it travels, with how its last run went and how many deliverables it has. Rows are those the
-- reader may see, deleted ones among them.
create view app.session_rows with (security_invoker = true) as
  select
    s.id,
    s.org_id,
    s.agent_type as agent,
    s.tool,
    s.title,
    s.created_at,
    s.updated_at,
    s.client_id,
    s.campaign_id,
    s.mode,
    s.subject_id,
    s.head_message_id,
    s.last_seq,
    s.deleted_at,
    (
      select r.status
      from public.agent_runs r
      where r.org_id = s.org_id
        and r.session_id = s.id
      order by r.started_at desc
      limit 1
    ) as run_status,
    (
      select count(*)::integer
      from public.agent_outputs o
      where o.org_id = s.org_id
        and o.session_id = s.id
        and o.deleted_at is null
    ) as output_count
  from public.agent_sessions s;
grant select on app.session_rows to app_user;
