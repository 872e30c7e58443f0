-- Appends events to a session's log and answers the cursor after the last one. Numbers are given out under
-- the session's row lock, so they have no gaps and no doubles. p_after, when given, is where the writer
-- believes the log ends: a repeated append after a lost answer changes nothing.
create or replace function app.append_events(
  p_session_id uuid,
  p_run_id uuid,
  p_events jsonb,
  p_after bigint default null
)
returns bigint
language plpgsql set search_path = ''
as $$
declare
  many integer := jsonb_array_length(p_events);
  ends bigint;
  whose uuid;
begin
  select s.last_seq, s.client_id into ends, whose
  from public.agent_sessions s
  where s.org_id = app.org_id()
    and s.id = p_session_id
  for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if p_after is not null
    and ends >= p_after + many
    and many > 0
    and exists (
      select 1
      from public.agent_events e
      where e.org_id = app.org_id()
        and e.session_id = p_session_id
        and e.seq = p_after + 1
        and e.data = p_events -> 0
        and e.run_id is not distinct from p_run_id
    )
  then
    return p_after + many;
  end if;
  -- A process that was taken for dead must not go on writing beside its successor.
  if p_run_id is not null
    and not exists (
      select 1
      from public.agent_runs r
      where r.org_id = app.org_id()
        and r.id = p_run_id
        and r.status = 'running'
    )
  then
    raise exception 'RUN_ENDED' using errcode = 'SX409';
  end if;
  insert into public.agent_events (org_id, session_id, seq, client_id, run_id, type, data)
  select app.org_id(), p_session_id, ends + e.n, whose, p_run_id, e.event ->> 'type', e.event
  from jsonb_array_elements(p_events) with ordinality as e (event, n);
  update public.agent_sessions s
  set
    last_seq = ends + many,
    updated_at = clock_timestamp()
  where s.org_id = app.org_id()
    and s.id = p_session_id;
  return ends + many;
end $$;
grant execute on function app.append_events to app_user;
