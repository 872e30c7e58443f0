alter table public.business_context_history enable row level security;
alter table public.business_context_history force row level security;
create policy owner on public.business_context_history to app_owner using (true) with check (true);

create policy people_read on public.business_context_history for select to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
  );
grant select on public.business_context_history to app_user;

create policy people_insert on public.business_context_history for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(agents.use)
    -- Into a session of the same client only: a foreign key looks past row level security.
    and (
      session_id is null
      or exists (
        select 1
        from public.agent_sessions s
        where s.org_id = business_context_history.org_id
          and s.id = business_context_history.session_id
          and s.client_id is not distinct from business_context_history.client_id
      )
    )
  );
grant insert (
  org_id,
  id,
  client_id,
  session_id,
  message_id,
  agent_type,
  extracted_context,
  confidence_score,
  quote,
  fingerprint,
  status,
  auto_approved,
  decided_at
) on public.business_context_history to app_user;

create policy people_update on public.business_context_history for update to app_user
  using (
    org_id = (select app.org_id())
    and :working_reach
    and :may(insights.manage)
  )
  with check (
    org_id = (select app.org_id())
    and :working_reach
    and :may(insights.manage)
  );

-- A row never moves to another organization, client or session.
grant update (
  extracted_context,
  status,
  decided_by,
  decided_at
) on public.business_context_history to app_user;
