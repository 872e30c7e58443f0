-- The last twenty runs of a session, newest first.
create or replace function app.session_runs(p_session_id uuid) returns table (run jsonb)
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select app.run_json(r)
    from public.agent_runs r
    where r.org_id = app.org_id()
      and r.session_id = p_session_id
    order by r.started_at desc
    limit 20;
end $$;
grant execute on function app.session_runs to app_user;
