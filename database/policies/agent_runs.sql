alter table public.agent_runs enable row level security;
alter table public.agent_runs force row level security;
create policy owner on public.agent_runs to app_owner using (true) with check (true);

create policy people_read on public.agent_runs for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.agent_runs to app_user;

create policy people_insert on public.agent_runs for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    and actor_id = (select app.user_id())
    -- Into a session of the same client only: a foreign key looks past row level security.
    and exists (
      select 1
      from public.agent_sessions s
      where s.org_id = agent_runs.org_id
        and s.id = agent_runs.session_id
        and s.client_id is not distinct from agent_runs.client_id
    )
  );
grant insert (
  org_id,
  id,
  session_id,
  client_id,
  message_id,
  actor_id,
  tool,
  instance,
  writer
) on public.agent_runs to app_user;

create policy people_update on public.agent_runs for update to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
  )
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
  );

-- A row never moves to another organization, client or session.
grant update (
  status,
  error,
  heartbeat_at,
  finished_at,
  writer,
  input_tokens,
  output_tokens,
  cost_micros
) on public.agent_runs to app_user;
