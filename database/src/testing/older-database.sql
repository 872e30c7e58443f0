-- What migrating made of an empty database on 22 November 2026, as pg_dump writes it: the test of migrating brings it to this version.
-- Not edited: what an old database looks like does not change.
SET check_function_bodies = false;
CREATE SCHEMA app;
ALTER SCHEMA app OWNER TO app_owner;
CREATE SCHEMA auth;
ALTER SCHEMA auth OWNER TO app_owner;
CREATE FUNCTION app.abilities() RETURNS text[]
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
  select coalesce(array_agg(distinct p.ability order by p.ability), '{}')
    from public.role_assignments r
    join app.permissions p on p.role_name = r.role_name
   where r.org_id = app.org_id() and r.user_id = app.user_id()
     and (r.client_id is null or not p.organization_wide)
  ) || case when app.is_operator() then array['platform.operate'] else '{}' end;
end $$;
ALTER FUNCTION app.abilities() OWNER TO app_owner;
CREATE FUNCTION app.accept_team_invitation(p_token text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.join_team(p_token, u.id, u.email, u.name) from auth."user" u where u.id = app.user_id();
end $$;
ALTER FUNCTION app.accept_team_invitation(p_token text) OWNER TO app_owner;
CREATE FUNCTION app.add_client(p_fields jsonb) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  base text := coalesce(nullif(app.slug_of(p_fields ->> 'name'), ''), 'client');
  attempt integer := 0;
  new_id uuid;
begin
  perform app.require_ability('clients.manage');
  if not exists (select 1 from public.organizations o where o.id = app.org_id() and o.type = 'AGENCY') then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
  -- /clients/new is the page that adds one.
  if base = 'new' then base := 'new-1'; end if;
  while new_id is null loop
    attempt := attempt + 1;
    insert into public.clients (org_id, slug, name, status, industry, client_info, monthly_fee_cents)
    values (app.org_id(), base || case when attempt = 1 then '' when attempt < 10 then '-' || attempt else '-' || left(replace(gen_random_uuid()::text, '-', ''), 6) end,
            p_fields ->> 'name', coalesce(p_fields ->> 'status', 'active'), p_fields ->> 'industry', coalesce(p_fields -> 'client_info', '{}'), (p_fields ->> 'monthly_fee_cents')::bigint)
    on conflict (org_id, slug) do nothing returning id into new_id;
  end loop;
  if p_fields ->> 'industry' is not null and p_fields ->> 'companySize' is not null then
    insert into public.business_contexts (org_id, client_id, company_name, industry, company_size, description, updated_by)
    values (app.org_id(), new_id, p_fields ->> 'name', p_fields ->> 'industry', p_fields ->> 'companySize', coalesce(p_fields ->> 'description', ''), app.user_id());
  end if;
  return new_id;
end $$;
ALTER FUNCTION app.add_client(p_fields jsonb) OWNER TO app_owner;
CREATE FUNCTION app.answering_people(p_client_id uuid) RETURNS integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_client(p_client_id);
  return (select count(distinct r.user_id)::integer from public.role_assignments r join app.permissions p on p.role_name = r.role_name and p.ability = 'portal.answer'
           where r.org_id = app.org_id() and (r.client_id is null or r.client_id = p_client_id));
end $$;
ALTER FUNCTION app.answering_people(p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.append_events(p_session_id uuid, p_run_id uuid, p_events jsonb, p_after bigint DEFAULT NULL::bigint) RETURNS bigint
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  many integer := jsonb_array_length(p_events);
  ends bigint;
  whose uuid;
begin
  select s.last_seq, s.client_id into ends, whose
    from public.agent_sessions s where s.org_id = app.org_id() and s.id = p_session_id for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if p_after is not null and ends >= p_after + many and many > 0
     and exists (select 1 from public.agent_events e where e.org_id = app.org_id() and e.session_id = p_session_id and e.seq = p_after + 1 and e.data = p_events -> 0 and e.run_id is not distinct from p_run_id) then
    return p_after + many;
  end if;
  -- A process that was taken for dead must not go on writing beside its successor.
  if p_run_id is not null and not exists (select 1 from public.agent_runs r where r.org_id = app.org_id() and r.id = p_run_id and r.status = 'running') then
    raise exception 'RUN_ENDED' using errcode = 'SX409';
  end if;
  insert into public.agent_events (org_id, session_id, seq, client_id, run_id, type, data)
  select app.org_id(), p_session_id, ends + e.n, whose, p_run_id, e.event ->> 'type', e.event
    from jsonb_array_elements(p_events) with ordinality as e (event, n);
  update public.agent_sessions s set last_seq = ends + many, updated_at = clock_timestamp()
   where s.org_id = app.org_id() and s.id = p_session_id;
  return ends + many;
end $$;
ALTER FUNCTION app.append_events(p_session_id uuid, p_run_id uuid, p_events jsonb, p_after bigint) OWNER TO app_owner;
CREATE TABLE public.agent_runs (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id uuid NOT NULL,
    client_id uuid,
    message_id uuid,
    actor_id uuid NOT NULL,
    framework text,
    status text DEFAULT 'running'::text NOT NULL,
    instance text NOT NULL,
    heartbeat_at timestamp with time zone DEFAULT now() NOT NULL,
    writer text NOT NULL,
    error text,
    input_tokens integer DEFAULT 0 NOT NULL,
    output_tokens integer DEFAULT 0 NOT NULL,
    cost_micros bigint DEFAULT 0 NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    CONSTRAINT agent_runs_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'stopped'::text, 'failed'::text, 'interrupted'::text])))
);
ALTER TABLE ONLY public.agent_runs FORCE ROW LEVEL SECURITY;
ALTER TABLE public.agent_runs OWNER TO app_owner;
CREATE FUNCTION app.append_run_event(p_run public.agent_runs) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  seq bigint;
begin
  update public.agent_sessions s set last_seq = s.last_seq + 1, updated_at = clock_timestamp()
   where s.org_id = p_run.org_id and s.id = p_run.session_id
  returning s.last_seq into seq;
  insert into public.agent_events (org_id, session_id, seq, client_id, run_id, type, data)
  values (p_run.org_id, p_run.session_id, seq, p_run.client_id, p_run.id, 'run', jsonb_build_object('type', 'run', 'run', app.run_json(p_run)));
  return seq;
end $$;
ALTER FUNCTION app.append_run_event(p_run public.agent_runs) OWNER TO app_owner;
CREATE FUNCTION app.approval_json(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
  select jsonb_build_object('id', a.id, 'client_id', a.client_id, 'campaign_id', a.campaign_id, 'output_id', a.output_id, 'subject', coalesce(c.name, o.title), 'note', a.note, 'status', a.status,
           'requested_by_name', app.person_name(a.requested_by), 'requested_at', a.requested_at, 'decided_by_name', app.person_name(a.decided_by), 'decided_at', a.decided_at, 'comment', a.comment,
           'changed_since', a.subject_version <> coalesce(c.content_version, o.version))
    from public.approvals a
    left join public.campaigns c on c.org_id = a.org_id and c.id = a.campaign_id
    left join public.agent_outputs o on o.org_id = a.org_id and o.id = a.output_id
   where a.org_id = app.org_id() and a.id = p_id and (app.sees_organization() or a.client_id = any (app.visible_client_ids())));
end $$;
ALTER FUNCTION app.approval_json(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.archive_campaign(p_id uuid, p_archived boolean) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  perform app.require_campaign(p_id);
  update public.campaigns c set archived_at = case when p_archived then coalesce(c.archived_at, now()) end where c.org_id = app.org_id() and c.id = p_id;
  return app.campaign_json(p_id);
end $$;
ALTER FUNCTION app.archive_campaign(p_id uuid, p_archived boolean) OWNER TO app_owner;
CREATE FUNCTION app.ask_approval(p_campaign_id uuid, p_output_id uuid, p_note text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  subject record;
  new_id uuid := gen_random_uuid();
begin
  select x.client_id, x.title, x.version into subject from (
    select c.client_id, c.name as title, c.content_version as version from public.campaigns c where c.org_id = app.org_id() and c.id = p_campaign_id and c.archived_at is null
    union all select o.client_id, o.title, o.version from public.agent_outputs o where o.org_id = app.org_id() and o.id = p_output_id and o.deleted_at is null) x;
  if not found then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  if p_output_id is not null then perform app.require_output_to_share(p_output_id); end if;
  perform app.require_may_for('portal.ask', subject.client_id);
  update public.approvals a set status = 'withdrawn', decided_at = clock_timestamp(), decided_by = app.user_id()
   where a.org_id = app.org_id() and a.status = 'waiting' and a.campaign_id is not distinct from p_campaign_id and a.output_id is not distinct from p_output_id;
  if p_output_id is not null then perform app.share_output(p_output_id, p_note); end if;
  insert into public.approvals (org_id, id, client_id, campaign_id, output_id, subject_version, note, requested_by)
  values (app.org_id(), new_id, subject.client_id, p_campaign_id, p_output_id, subject.version, p_note, app.user_id());
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (app.org_id(), app.user_id(), 'approval.asked', 'approvals', new_id, jsonb_build_object('subject', subject.title));
  perform app.tell_client_people(subject.client_id, 'approval.asked', subject.title || ' waits for your approval', p_note);
  return app.approval_json(new_id);
end $$;
ALTER FUNCTION app.ask_approval(p_campaign_id uuid, p_output_id uuid, p_note text) OWNER TO app_owner;
CREATE FUNCTION app.assume(p_user_id uuid, p_org_id uuid, p_session_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  reach record;
begin
  select coalesce(bool_or(r.client_id is null), false) as wide,
         coalesce(array_agg(r.client_id) filter (where r.client_id is not null), '{}') as clients,
         coalesce(bool_or(r.client_id is null and p.role_name is not null), false) as works_wide,
         coalesce(array_agg(r.client_id) filter (where r.client_id is not null and p.role_name is not null), '{}') as works_for
    into reach
    from public.role_assignments r
    left join app.permissions p on p.role_name = r.role_name and p.ability = 'work.view'
   where r.org_id = p_org_id and r.user_id = p_user_id;
  perform set_config('app.user_id', p_user_id::text, true),
          set_config('app.org_id', coalesce(p_org_id::text, ''), true),
          set_config('app.session_id', coalesce(p_session_id::text, ''), true),
          set_config('app.sees_organization', case when reach.wide then 'on' else '' end, true),
          set_config('app.client_ids', reach.clients::text, true),
          set_config('app.works_in_organization', case when reach.works_wide then 'on' else '' end, true),
          set_config('app.working_client_ids', reach.works_for::text, true);
end $$;
ALTER FUNCTION app.assume(p_user_id uuid, p_org_id uuid, p_session_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.audit_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  before jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after jsonb := case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  changed text[];
begin
  -- An organization that is being deleted takes its log with it.
  if tg_op = 'DELETE' and not exists (select 1 from public.organizations o where o.id = old.org_id) then return null; end if;
  if tg_op = 'UPDATE' then
    select coalesce(array_agg(k order by k), '{}') into changed
      from jsonb_object_keys(after) k
     where after -> k is distinct from before -> k and k not in ('updated_at', 'content', 'version', 'content_version', 'status_before_archive');
    if changed = '{}' and before -> 'version' is not distinct from after -> 'version' then return null; end if;
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values ((after ->> 'org_id')::uuid, app.user_id(), lower(tg_op), tg_table_name, (after ->> 'id')::uuid, jsonb_strip_nulls(jsonb_build_object('changed', to_jsonb(changed), 'status', after -> 'status',
    -- What was changed or is gone is told by its name; a thousand new ones stay one line.
    'name', case when tg_op <> 'INSERT' and tg_table_name in ('campaigns', 'clients') then after -> 'name' end,
    'reason', case when tg_op = 'UPDATE' and tg_table_name = 'clients' and after ->> 'status' = 'archived' then after -> 'archive_reason' end)));
  return null;
end $$;
ALTER FUNCTION app.audit_change() OWNER TO app_owner;
CREATE FUNCTION app.await_new_email(p_user_id uuid, p_email text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from auth.verification v where v.identifier = 'new-email:' || p_user_id;
  insert into auth.verification (identifier, value, "expiresAt") values ('new-email:' || p_user_id, lower(p_email), now() + interval '24 hours');
end $$;
ALTER FUNCTION app.await_new_email(p_user_id uuid, p_email text) OWNER TO app_owner;
CREATE FUNCTION app.begin_factor_attempt(p_user_id uuid, p_factor_id uuid, p_challenge_id uuid) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  challenge auth."mfaChallenge";
begin
  if (select coalesce(sum(c.attempts), 0) from auth."mfaChallenge" c where c."userId" = p_user_id and c."expiresAt" > now() - interval '10 minutes') >= 20 then return 'too-many'; end if;
  update auth."mfaChallenge" c set attempts = c.attempts + 1
   where c.id = p_challenge_id and c."factorId" = p_factor_id and c."userId" = p_user_id and c."usedAt" is null and c."expiresAt" > now() and c.attempts < 5;
  if found then
    -- The fifth wrong code of a challenge is worth a mail: its owner knows whether it was they. (A right one spends the challenge.)
    if (select c.attempts from auth."mfaChallenge" c where c.id = p_challenge_id) = 5 then perform app.note_security(p_user_id, 'codes.tried'); end if;
    return 'ok';
  end if;
  select * into challenge from auth."mfaChallenge" c where c.id = p_challenge_id and c."factorId" = p_factor_id and c."userId" = p_user_id;
  return case when not found then 'unknown' when challenge."usedAt" is not null then 'used' when challenge."expiresAt" <= now() then 'expired' else 'too-many' end;
end $$;
ALTER FUNCTION app.begin_factor_attempt(p_user_id uuid, p_factor_id uuid, p_challenge_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.begin_run(p_session_id uuid, p_run_id uuid, p_message_id uuid, p_text text, p_parent_id uuid, p_branches boolean, p_framework text, p_forced boolean, p_instance text, p_writer text) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  session public.agent_sessions;
  run public.agent_runs;
  message public.agent_messages;
  parent uuid;
  framework text;
  events jsonb := '[]';
  earlier uuid;
begin
  select * into session from public.agent_sessions s where s.org_id = app.org_id() and s.id = p_session_id and s.deleted_at is null for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if p_text is not null then
    select m.run_id into earlier from public.agent_messages m where m.org_id = session.org_id and m.session_id = session.id and m.id = p_message_id;
    if found then
      return jsonb_build_object('repeated', true, 'run_id', earlier,
        'after', (select coalesce(min(e.seq), 1) - 1 from public.agent_events e where e.org_id = session.org_id and e.session_id = session.id and e.run_id = earlier));
    end if;
  end if;
  parent := case when p_branches then p_parent_id else session.head_message_id end;
  if parent is not null and not exists (select 1 from public.agent_messages m where m.org_id = session.org_id and m.session_id = session.id and m.id = parent) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  framework := case when p_forced then p_framework else coalesce(session.tool, p_framework) end;
  insert into public.agent_runs (org_id, id, session_id, client_id, message_id, actor_id, framework, instance, writer)
  values (session.org_id, p_run_id, session.id, session.client_id, p_message_id, app.user_id(), framework, p_instance, p_writer) returning * into run;
  if p_text is not null then
    insert into public.agent_messages (org_id, id, session_id, client_id, parent_id, role, body, framework, run_id)
    values (session.org_id, p_message_id, session.id, session.client_id, parent, 'user', p_text, framework, p_run_id) returning * into message;
    events := jsonb_build_array(jsonb_build_object('type', 'message', 'message', app.message_json(message)));
    parent := message.id;
  end if;
  events := events || jsonb_build_array(jsonb_build_object('type', 'run', 'run', app.run_json(run)));
  update public.agent_sessions s set head_message_id = parent, tool = framework where s.org_id = session.org_id and s.id = session.id;
  return jsonb_build_object('repeated', false, 'run_id', p_run_id, 'org_id', session.org_id, 'user_id', app.user_id(), 'client_id', session.client_id, 'framework', framework, 'head', parent,
    'events', events, 'seq', app.append_events(session.id, p_run_id, events));
end $$;
ALTER FUNCTION app.begin_run(p_session_id uuid, p_run_id uuid, p_message_id uuid, p_text text, p_parent_id uuid, p_branches boolean, p_framework text, p_forced boolean, p_instance text, p_writer text) OWNER TO app_owner;
CREATE FUNCTION app.begin_sign_in(p_email text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  wait integer;
begin
  -- Tries for one email come one after the other, whether or not it has a row yet.
  perform pg_advisory_xact_lock(hashtext('sign-in'), hashtext(lower(trim(p_email))));
  wait := app.sign_in_wait(p_email);
  if wait = 0 then
    perform app.sign_in_failed(p_email);
  end if;
  return wait;
end $$;
ALTER FUNCTION app.begin_sign_in(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.campaign_content_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  if (to_jsonb(new) - array['status', 'spent_cents', 'priority_level', 'tags', 'archived_at', 'updated_at', 'version', 'content_version', 'created_by'])
     is distinct from (to_jsonb(old) - array['status', 'spent_cents', 'priority_level', 'tags', 'archived_at', 'updated_at', 'version', 'content_version', 'created_by']) then
    new.content_version := old.content_version + 1;
  end if;
  return new;
end $$;
ALTER FUNCTION app.campaign_content_version() OWNER TO app_owner;
CREATE FUNCTION app.campaign_counts(p_client_id uuid, p_search text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  pattern text := '%' || app.like_literal(p_search) || '%';
begin
  return (
  with found as (
    select r.status, r.archived_at from app.campaign_rows r
     where r.org_id = app.org_id() and (p_client_id is null or r.client_id = p_client_id)
       and (p_search is null or r.name ilike pattern or r.description ilike pattern or r.client_name ilike pattern or exists (select 1 from unnest(r.tags) t where t ilike pattern)))
  select jsonb_build_object(
    'by_status', coalesce((select jsonb_object_agg(s.status, s.n) from (select f.status, count(*) as n from found f where f.archived_at is null group by f.status) s), '{}'),
    'archived', (select count(*) from found f where f.archived_at is not null)));
end $$;
ALTER FUNCTION app.campaign_counts(p_client_id uuid, p_search text) OWNER TO app_owner;
CREATE FUNCTION app.campaign_history(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.campaign_json(p_id);
  return (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'from_status', s.from_status, 'to_status', s.to_status, 'changed_by_name', app.person_name(s.changed_by), 'changed_at', s.changed_at) order by s.changed_at desc, s.id), '[]')
            from public.campaign_status_changes s where s.org_id = app.org_id() and s.campaign_id = p_id);
end $$;
ALTER FUNCTION app.campaign_history(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.campaign_json(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  found jsonb;
begin
  select to_jsonb(r) into found from app.campaign_rows r where r.org_id = app.org_id() and r.id = p_id;
  if found is null then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  return found;
end $$;
ALTER FUNCTION app.campaign_json(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.claim_mail(p_limit integer) RETURNS TABLE(id uuid, recipient text, template text, data jsonb, attempts integer)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return query
    update app.mail_outbox m
       set status = 'sending', attempts = m.attempts + 1, next_attempt_at = clock_timestamp() + interval '2 minutes'
     where m.id in (select d.id from app.mail_outbox d where d.status in ('queued', 'sending') and d.next_attempt_at <= clock_timestamp() order by d.next_attempt_at limit p_limit for update skip locked)
    returning m.id, m.recipient, m.template, m.data, m.attempts;
end $$;
ALTER FUNCTION app.claim_mail(p_limit integer) OWNER TO app_owner;
CREATE FUNCTION app.client_attention() RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
  select coalesce(jsonb_agg(jsonb_build_object('client_id', a.client_id, 'signals', a.signals) order by a.weight desc, a.client_id), '[]')
    from (select s.client_id, sum(s.weight) as weight,
                 jsonb_agg(jsonb_build_object('kind', s.kind, 'count', s.count, 'days', s.days, 'ratio', s.ratio, 'campaign', case when s.campaign_id is not null then jsonb_build_object('id', s.campaign_id, 'name', s.campaign_name) end) order by s.weight desc) as signals
            from app.client_signals() s group by s.client_id) a
  );
end $$;
ALTER FUNCTION app.client_attention() OWNER TO app_owner;
CREATE FUNCTION app.client_consequences(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_may_for('clients.manage', p_id);
  return jsonb_build_object(
    'campaigns', (select count(*) from public.campaigns x where x.org_id = app.org_id() and x.client_id = p_id),
    'sessions', (select count(*) from public.agent_sessions x where x.org_id = app.org_id() and x.client_id = p_id and x.deleted_at is null),
    'outputs', (select count(*) from public.agent_outputs x where x.org_id = app.org_id() and x.client_id = p_id and x.deleted_at is null),
    'insights', (select count(*) from public.business_context_history x where x.org_id = app.org_id() and x.client_id = p_id and x.status <> 'rejected'),
    'people', (select count(distinct r.user_id) from public.role_assignments r where r.org_id = app.org_id() and r.client_id = p_id
                and not exists (select 1 from public.role_assignments o where o.org_id = r.org_id and o.user_id = r.user_id and o.client_id is distinct from p_id)));
end $$;
ALTER FUNCTION app.client_consequences(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.client_health(p_active integer, p_total integer, p_created_at timestamp with time zone, p_outputs integer, OUT campaigns integer, OUT age integer, OUT outputs integer) RETURNS record
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  campaigns := case when p_total > 0 then round(40.0 * p_active / p_total) else 0 end;
  age := case when p_created_at >= now() - interval '7 days' then 30 when p_created_at >= now() - interval '30 days' then 20 when p_created_at >= now() - interval '90 days' then 10 else 0 end;
  outputs := case when p_outputs >= 10 then 30 when p_outputs >= 5 then 20 when p_outputs >= 1 then 10 else 0 end;
end $$;
ALTER FUNCTION app.client_health(p_active integer, p_total integer, p_created_at timestamp with time zone, p_outputs integer, OUT campaigns integer, OUT age integer, OUT outputs integer) OWNER TO app_owner;
CREATE FUNCTION app.client_json(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  found jsonb;
begin
  select to_jsonb(r) into found from app.client_rows(p_id) r;
  if found is null then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  return found;
end $$;
ALTER FUNCTION app.client_json(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.client_rows(p_id uuid DEFAULT NULL::uuid) RETURNS TABLE(id uuid, org_id uuid, slug text, name text, status text, industry text, client_info jsonb, monthly_fee_cents double precision, campaigns_count integer, active_campaigns integer, outputs_count integer, health_score integer, created_at timestamp with time zone, updated_at timestamp with time zone, archived_at timestamp with time zone, archive_reason text, version integer)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET enable_nestloop TO 'off'
    AS $$
begin
  return query
  select k.id, k.org_id, k.slug, k.name, k.status, k.industry, k.client_info, k.monthly_fee_cents::float8, coalesce(c.n, 0), coalesce(c.active, 0), coalesce(o.n, 0), h.campaigns + h.age + h.outputs,
         k.created_at, k.updated_at, k.archived_at, case when k.archived_at is not null then k.archive_reason end, k.version
    from public.clients k
    left join (select x.client_id, count(*)::integer as n, (count(*) filter (where x.status = 'active'))::integer as active from public.campaigns x
                where x.org_id = app.org_id() and x.archived_at is null and x.client_id is not null and (p_id is null or x.client_id = p_id) group by x.client_id) c on c.client_id = k.id
    left join (select x.client_id, count(*)::integer as n from public.agent_outputs x
                where x.org_id = app.org_id() and x.deleted_at is null and x.client_id is not null and (p_id is null or x.client_id = p_id) group by x.client_id) o on o.client_id = k.id
    cross join lateral app.client_health(coalesce(c.active, 0), coalesce(c.n, 0), k.created_at, coalesce(o.n, 0)) h
   where k.org_id = app.org_id() and (p_id is null or k.id = p_id);
end $$;
ALTER FUNCTION app.client_rows(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.client_signals() RETURNS TABLE(client_id uuid, weight integer, kind text, count integer, days integer, ratio double precision, campaign_id uuid, campaign_name text)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET enable_nestloop TO 'off'
    AS $$
begin
  return query
  with live as (
    select k.id, k.created_at from public.clients k where k.org_id = app.org_id() and k.archived_at is null and k.status in ('active', 'paused')),
  asked as (
    -- The last word on each subject.
    select w.client_id, w.status, w.requested_at, w.decided_at from (
      select distinct on (a.campaign_id, a.output_id) a.client_id, a.campaign_id, a.output_id, a.status, a.requested_at, a.decided_at
        from public.approvals a where a.org_id = app.org_id() and a.client_id is not null order by a.campaign_id, a.output_id, a.requested_at desc) w
     -- What was put away or deleted asks for nobody any more. Looked up one by one: these are few, the campaigns may be very many.
     where w.status in ('waiting', 'changes')
       and case when w.campaign_id is not null then (select c.archived_at is null from public.campaigns c where c.org_id = app.org_id() and c.id = w.campaign_id)
                else (select o.deleted_at is null from public.agent_outputs o where o.org_id = app.org_id() and o.id = w.output_id) end),
  unanswered as (
    select m.client_id, m.created_at from public.portal_messages m
     where m.org_id = app.org_id() and m.client_id is not null and m.from_client
       and m.created_at > coalesce((select max(r.created_at) from public.portal_messages r where r.org_id = app.org_id() and r.client_id = m.client_id and not r.from_client), '-infinity')),
  running as (
    select c.client_id, c.id, c.name, c.start_date, c.end_date,
           c.spent_cents / (c.budget_cents * least(1.0, greatest(0, current_date - c.start_date + 1)::numeric / (c.end_date - c.start_date + 1))) as pace,
           least(1.0, greatest(0, current_date - c.start_date + 1)::numeric / (c.end_date - c.start_date + 1)) as share
      from public.campaigns c
     where c.org_id = app.org_id() and c.client_id is not null and c.archived_at is null and c.status = 'active' and c.start_date <= current_date and c.end_date is not null and c.budget_cents > 0),
  tally as (
    select c.client_id, count(*)::integer as n, (count(*) filter (where c.status = 'active'))::integer as active,
           (count(*) filter (where c.status = 'active' and c.end_date < current_date))::integer as overdue, max(current_date - c.end_date) filter (where c.status = 'active' and c.end_date < current_date) as overdue_days,
           (count(*) filter (where c.status = 'active' and c.end_date between current_date and current_date + 7))::integer as ending, min(c.end_date - current_date) filter (where c.status = 'active' and c.end_date between current_date and current_date + 7) as ending_days
      from public.campaigns c where c.org_id = app.org_id() and c.client_id is not null and c.archived_at is null group by c.client_id)
  select s.client_id, s.weight, s.kind, s.count, s.days, s.ratio, s.campaign_id, s.campaign_name from live l join (
    select a.client_id, 100 as weight, 'changes-requested' as kind, count(*)::integer as count, (current_date - min(a.decided_at)::date)::integer as days, null::float8 as ratio, null::uuid as campaign_id, null::text as campaign_name from asked a where a.status = 'changes' group by a.client_id
    union all select u.client_id, 90, 'unread-message', count(*)::integer, (current_date - min(u.created_at)::date)::integer, null, null, null from unanswered u group by u.client_id
    union all select a.client_id, 80, 'approval-waiting', count(*)::integer, (current_date - min(a.requested_at)::date)::integer, null, null, null from asked a where a.status = 'waiting' and a.requested_at < now() - interval '3 days' group by a.client_id
    union all (select distinct on (r.client_id) r.client_id, 70, 'over-pace', null, null, round(r.pace, 2)::float8, r.id, r.name from running r where r.pace > 1.15 and r.end_date >= current_date order by r.client_id, r.pace desc)
    union all select t.client_id, 60, 'overdue', t.overdue, t.overdue_days, null, null, null from tally t where t.overdue > 0
    union all select x.id, 50, 'nothing-active', coalesce(t.n, 0), null, null, null, null from live x left join tally t on t.client_id = x.id where coalesce(t.active, 0) = 0 and (t.n > 0 or x.created_at < now() - interval '7 days')
    union all (select distinct on (r.client_id) r.client_id, 40, 'under-pace', null, null, round(r.pace, 2)::float8, r.id, r.name from running r where r.pace < 0.85 and r.share >= 0.2 and r.end_date >= current_date order by r.client_id, r.pace)
    union all select t.client_id, 20, 'ends-soon', t.ending, t.ending_days, null, null, null from tally t where t.ending > 0
  ) s on s.client_id = l.id;
end $$;
ALTER FUNCTION app.client_signals() OWNER TO app_owner;
CREATE FUNCTION app.clients_by_need() RETURNS TABLE(id uuid, place integer)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    SET enable_nestloop TO 'off'
    AS $$
begin
  return query
  with weights as (select s.client_id, sum(s.weight) as weight from app.client_signals() s group by s.client_id)
  select r.id, (row_number() over (order by r.status = 'archived', r.status = 'churned', coalesce(w.weight, 0) desc, r.health_score, r.name, r.id))::integer
    from app.client_rows() r left join weights w on w.client_id = r.id;
end $$;
ALTER FUNCTION app.clients_by_need() OWNER TO app_owner;
CREATE FUNCTION app.clients_where_may(p_ability text) RETURNS uuid[]
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
  select coalesce(array_agg(r.client_id), '{}')
    from public.role_assignments r
    join app.permissions p on p.role_name = r.role_name and p.ability = p_ability and not p.organization_wide
   where r.org_id = app.org_id() and r.user_id = app.user_id() and r.client_id is not null
  );
end $$;
ALTER FUNCTION app.clients_where_may(p_ability text) OWNER TO app_owner;
CREATE FUNCTION app.create_client(p_fields jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  -- A statement of its own: what reads it must begin after it was written.
  new_id uuid := app.add_client(p_fields);
begin
  return app.client_json(new_id);
end $$;
ALTER FUNCTION app.create_client(p_fields jsonb) OWNER TO app_owner;
CREATE FUNCTION app.decide_approval(p_id uuid, p_decision text, p_comment text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  asked record;
  title text;
begin
  select a.client_id, a.status, a.requested_by, a.campaign_id, a.output_id into asked from public.approvals a where a.org_id = app.org_id() and a.id = p_id for update;
  if not found then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  perform app.require_may_for('portal.answer', asked.client_id);
  if asked.status <> 'waiting' then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
  update public.approvals a set status = p_decision, comment = p_comment, decided_by = app.user_id(), decided_at = clock_timestamp() where a.org_id = app.org_id() and a.id = p_id;
  title := app.approval_json(p_id) ->> 'subject';
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (app.org_id(), app.user_id(), 'approval.' || p_decision, 'approvals', p_id, jsonb_build_object('subject', title));
  -- Who asked may have gone to other clients since: what this one answers is not for them.
  if exists (select 1 from public.role_assignments r join app.permissions p on p.role_name = r.role_name and p.ability = 'portal.ask'
              where r.org_id = app.org_id() and r.user_id = asked.requested_by and (r.client_id is null or r.client_id = asked.client_id)) then
    perform app.notify(app.org_id(), asked.requested_by, 'approval.decided', title || case p_decision when 'approved' then ' is approved' else ' needs changes' end, p_comment,
      app.in_client(asked.client_id, case when asked.campaign_id is not null then '/campaigns/' || asked.campaign_id else '/outputs/' || asked.output_id end));
  end if;
  return app.approval_json(p_id);
end $$;
ALTER FUNCTION app.decide_approval(p_id uuid, p_decision text, p_comment text) OWNER TO app_owner;
CREATE FUNCTION app.delete_campaign(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  -- Above the policies here: reach is asked for the campaign's client.
  perform app.require_may_for('campaigns.create', c.client_id) from public.campaigns c where c.org_id = app.org_id() and c.id = p_id;
  if not found then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  delete from public.campaigns c where c.org_id = app.org_id() and c.id = p_id;
  return jsonb_build_object('id', p_id);
end $$;
ALTER FUNCTION app.delete_campaign(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.delete_me() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  me uuid := app.user_id();
  membership record;
begin
  perform app.require_step_up();
  -- Waits for other changes to the same teams: two last owners must not both see each other and go.
  perform 1 from public.organizations o where o.id in (select u.org_id from public.users u where u.id = me) order by o.id for update;
  for membership in select u.org_id, not exists (select 1 from public.users o where o.org_id = u.org_id and o.id <> me) as alone from public.users u where u.id = me loop
    if membership.alone then
      delete from public.organizations where id = membership.org_id;
    elsif app.is_last_owner(membership.org_id, me) then
      raise exception 'LAST_OWNER' using errcode = 'SX4LO';
    else
      insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (membership.org_id, me, 'account.deleted', 'users', me, app.person_words(membership.org_id, me) - 'email');
      delete from public.users where org_id = membership.org_id and id = me;
      perform app.withdraw_invitations(membership.org_id, me);
    end if;
  end loop;
  -- Asking again must be possible: an invitation is good once, and a request is kept once.
  delete from public.invitations i using auth."user" u where u.id = me and i.email = u.email;
  delete from public.invitation_requests r using auth."user" u where u.id = me and r.email = u.email;
  delete from app.mail_outbox m using auth."user" u where u.id = me and m.recipient = u.email;
  perform app.void_mailed_links(me);
  delete from auth."user" where id = me;
end $$;
ALTER FUNCTION app.delete_me() OWNER TO app_owner;
CREATE FUNCTION app.duplicate_campaign(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  new_id uuid := gen_random_uuid();
begin
  perform app.require_campaign(p_id);
  insert into public.campaigns (org_id, id, client_id, name, description, campaign_type, priority_level, budget_cents, marketing_channels, geographic_target, target_audience, goals, success_metrics, objectives, content_pillars, target_personas, competitor_context, tags, status, created_by)
  select c.org_id, new_id, c.client_id, left(c.name, 193) || ' (copy)', c.description, c.campaign_type, c.priority_level, c.budget_cents, c.marketing_channels, c.geographic_target, c.target_audience, c.goals, c.success_metrics, c.objectives, c.content_pillars, c.target_personas, c.competitor_context, c.tags, 'draft', app.user_id()
    from public.campaigns c where c.org_id = app.org_id() and c.id = p_id;
  return app.campaign_json(new_id);
end $$;
ALTER FUNCTION app.duplicate_campaign(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.end_membership(p_org_id uuid, p_user_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from public.users where org_id = p_org_id and id = p_user_id;
  perform app.withdraw_invitations(p_org_id, p_user_id);
  update auth."user" u set org_id = (select m.org_id from public.users m where m.id = p_user_id order by m.created_at limit 1) where u.id = p_user_id and u.org_id = p_org_id;
end $$;
ALTER FUNCTION app.end_membership(p_org_id uuid, p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.end_other_sessions() RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  ended integer;
begin
  delete from auth.session s where s."userId" = app.user_id() and s.id is distinct from app.session_id();
  get diagnostics ended = row_count;
  return ended;
end $$;
ALTER FUNCTION app.end_other_sessions() OWNER TO app_owner;
CREATE FUNCTION app.end_run(p_org_id uuid, p_run_id uuid, p_status text, p_error text, p_writer text, p_input_tokens integer, p_output_tokens integer, p_cost_micros bigint) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  ended public.agent_runs;
begin
  update public.agent_runs r
     set status = p_status, error = p_error, writer = p_writer, input_tokens = p_input_tokens, output_tokens = p_output_tokens, cost_micros = p_cost_micros, finished_at = clock_timestamp()
   where r.org_id = p_org_id and r.id = p_run_id and r.status = 'running'
  returning * into ended;
  if not found then
    return null;
  end if;
  return jsonb_build_object('run', app.run_json(ended), 'seq', app.append_run_event(ended));
end $$;
ALTER FUNCTION app.end_run(p_org_id uuid, p_run_id uuid, p_status text, p_error text, p_writer text, p_input_tokens integer, p_output_tokens integer, p_cost_micros bigint) OWNER TO app_owner;
CREATE FUNCTION app.end_session(p_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from auth.session s where s.id = p_id and s."userId" = app.user_id();
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
ALTER FUNCTION app.end_session(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.enter(p_token text) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  who record;
begin
  select u.id, u.org_id, u.second_factor and s.aal <> 'aal2' as factor_missing, s.id as session_id into who
    from auth.session s join auth."user" u on u.id = s."userId"
   where s.token = p_token and s."expiresAt" > now();
  if not found then
    raise exception 'UNAUTHORIZED' using errcode = 'SX401';
  end if;
  if who.factor_missing then
    raise exception 'MFA_REQUIRED' using errcode = 'SX4M2';
  end if;
  perform app.assume(who.id, who.org_id, who.session_id);
  return who.id;
end $$;
ALTER FUNCTION app.enter(p_token text) OWNER TO app_owner;
CREATE FUNCTION app.enter_as(p_user_id uuid, p_org_id uuid) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not exists (select 1 from public.users u where u.org_id = p_org_id and u.id = p_user_id) then
    raise exception 'UNAUTHORIZED' using errcode = 'SX401';
  end if;
  perform app.assume(p_user_id, p_org_id, null);
  return p_user_id;
end $$;
ALTER FUNCTION app.enter_as(p_user_id uuid, p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.enter_organization(p_org_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not exists (select 1 from public.users u where u.org_id = p_org_id and u.id = app.user_id()) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update auth."user" set org_id = p_org_id where id = app.user_id();
end $$;
ALTER FUNCTION app.enter_organization(p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.enter_to_ask_who(p_token text) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  who record;
begin
  select u.id, u.org_id, u.second_factor and s.aal <> 'aal2' as factor_missing, s.id as session_id into who
    from auth.session s join auth."user" u on u.id = s."userId"
   where s.token = p_token and s."expiresAt" > now();
  if not found then
    raise exception 'UNAUTHORIZED' using errcode = 'SX401';
  end if;
  perform app.assume(who.id, case when who.factor_missing then null else who.org_id end, who.session_id);
  return who.id;
end $$;
ALTER FUNCTION app.enter_to_ask_who(p_token text) OWNER TO app_owner;
CREATE FUNCTION app.export_my_data() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  me uuid := app.user_id();
  org uuid := app.org_id();
begin
  return jsonb_build_object(
    'exported_at', now(),
    'identity', (select jsonb_build_object('id', u.id, 'email', u.email, 'name', u.name, 'email_confirmed', u."emailVerified", 'created_at', u."createdAt", 'second_factor', u.second_factor) from auth."user" u where u.id = me),
    'memberships', coalesce((select jsonb_agg(jsonb_build_object('organization', o.name, 'joined_at', u.created_at, 'roles', (select jsonb_agg(jsonb_build_object('role_name', r.role_name, 'client_id', r.client_id)) from public.role_assignments r where r.org_id = u.org_id and r.user_id = me))) from public.users u join public.organizations o on o.id = u.org_id where u.id = me), '[]'),
    'preferences', (select jsonb_build_object('theme', u.theme, 'default_agent', u.default_agent) from public.users u where u.org_id = org and u.id = me),
    'sessions', coalesce((select jsonb_agg(to_jsonb(s)) from app.my_sessions() s), '[]'),
    'notification_settings', coalesce((select jsonb_agg(to_jsonb(n) - 'org_id' - 'user_id') from public.notification_settings n where n.org_id = org and n.user_id = me), '[]'),
    'notifications', coalesce((select jsonb_agg(to_jsonb(n) - 'org_id' - 'user_id' order by n.created_at) from public.notifications n where n.org_id = org and n.user_id = me), '[]'),
    'feedback', coalesce((select jsonb_agg(to_jsonb(f) - 'org_id' order by f.created_at) from public.feedback f where f.org_id = org and f.user_id = me), '[]'),
    'conversations', coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'title', s.title, 'agent_type', s.agent_type, 'created_at', s.created_at, 'messages', (select jsonb_agg(jsonb_build_object('role', m.role, 'body', m.body, 'created_at', m.created_at) order by m.created_at) from public.agent_messages m where m.org_id = org and m.session_id = s.id)) order by s.created_at) from public.agent_sessions s where s.org_id = org and s.created_by = me and s.deleted_at is null and (app.works_in_organization() or s.client_id = any (app.working_client_ids()))), '[]'),
    'outputs', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title, 'output_type', o.output_type, 'content', o.content, 'created_at', o.created_at) order by o.created_at) from public.agent_outputs o where o.org_id = org and o.created_by = me and o.deleted_at is null and (app.works_in_organization() or o.client_id = any (app.working_client_ids()))), '[]'),
    'campaigns', coalesce((select jsonb_agg(to_jsonb(c) - 'org_id' order by c.created_at) from public.campaigns c where c.org_id = org and c.created_by = me and (app.sees_organization() or c.client_id = any (app.visible_client_ids()))), '[]'),
    'portal_messages', coalesce((select jsonb_agg(jsonb_build_object('body', m.body, 'created_at', m.created_at) order by m.created_at) from public.portal_messages m where m.org_id = org and m.author_id = me and (app.sees_organization() or m.client_id = any (app.visible_client_ids()))), '[]'),
    'approvals', coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'status', a.status, 'note', case when a.requested_by = me then a.note end, 'requested_at', a.requested_at, 'comment', case when a.decided_by = me then a.comment end, 'decided_at', a.decided_at) order by a.requested_at) from public.approvals a where a.org_id = org and (a.requested_by = me or a.decided_by = me) and (app.sees_organization() or a.client_id = any (app.visible_client_ids()))), '[]'),
    'saved_views', coalesce((select jsonb_agg(jsonb_build_object('scope', v.scope, 'name', v.name, 'filter', v.filter) order by v.created_at) from public.saved_views v where v.org_id = org and v.user_id = me), '[]'),
    'audit', coalesce((select jsonb_agg(jsonb_build_object('at', a.created_at, 'action', a.action, 'entity', a.entity) order by a.id) from public.audit_log a where a.org_id = org and a.actor_id = me), '[]'));
end $$;
ALTER FUNCTION app.export_my_data() OWNER TO app_owner;
CREATE FUNCTION app.fold(p_text text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$
begin
  return regexp_replace(lower(normalize(p_text, nfkd)), '[\u0300-\u036f]', '', 'g');
end $$;
ALTER FUNCTION app.fold(p_text text) OWNER TO app_owner;
CREATE FUNCTION app.follow_identity() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.users set email = new.email where id = new.id;
  perform app.void_mailed_links(new.id);
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id) select u.org_id, new.id, 'email.changed', 'users', new.id from public.users u where u.id = new.id;
  return null;
end $$;
ALTER FUNCTION app.follow_identity() OWNER TO app_owner;
CREATE FUNCTION app.free_slug(p_name text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  base text := app.slug_of(p_name);
  candidate text;
  n integer := 1;
begin
  if base = '' then base := 'organization'; end if;
  if base in ('new', 'admin', 'api', 'login', 'settings', 'operator') then base := base || '-1'; end if;
  candidate := base;
  while exists (select 1 from public.organizations o where o.slug = candidate) loop
    n := n + 1;
    candidate := base || '-' || n;
  end loop;
  return candidate;
end $$;
ALTER FUNCTION app.free_slug(p_name text) OWNER TO app_owner;
CREATE FUNCTION app.get_me() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  identity record;
  session_aal text;
begin
  select u.id, u.email, u.name, u.second_factor into identity from auth."user" u where u.id = app.user_id();
  select s.aal into session_aal from auth.session s where s.id = app.session_id();
  if identity.second_factor and session_aal is distinct from 'aal2' then
    return jsonb_build_object(
      'user', jsonb_build_object('id', identity.id, 'org_id', null, 'email', identity.email, 'full_name', identity.name),
      'organization', null, 'roles', '[]'::jsonb, 'abilities', '[]'::jsonb, 'onboarding', jsonb_build_object('needs_onboarding', false),
      'assurance', jsonb_build_object('current', 'aal1', 'next', 'aal2'),
      'preferences', jsonb_build_object('theme', 'system', 'default_agent', null), 'avatar_id', null, 'organizations', '[]'::jsonb);
  end if;
  return (
  select jsonb_build_object(
    'user', jsonb_build_object('id', identity.id, 'org_id', u.org_id, 'email', identity.email, 'full_name', coalesce(u.full_name, identity.name)),
    'organization', (select jsonb_build_object('id', o.id, 'name', o.name, 'type', o.type, 'slug', o.slug) from public.organizations o where o.id = u.org_id),
    'roles', coalesce((select jsonb_agg(jsonb_build_object('role_name', r.role_name, 'client_id', r.client_id) order by r.created_at, r.role_name) from public.role_assignments r where r.org_id = u.org_id and r.user_id = u.id), '[]'),
    'abilities', to_jsonb(app.abilities()),
    'onboarding', (select jsonb_build_object('needs_onboarding', s.needs_onboarding) from public.check_onboarding_status(identity.id) s),
    'assurance', jsonb_build_object('current', case when identity.second_factor then 'aal2' else 'aal1' end, 'next', case when identity.second_factor then 'aal2' else 'aal1' end),
    'preferences', jsonb_build_object('theme', coalesce(u.theme, 'system'), 'default_agent', u.default_agent),
    'avatar_id', u.avatar_id,
    'organizations', coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'type', o.type) order by o.name) from public.users m join public.organizations o on o.id = m.org_id where m.id = identity.id), '[]'))
    from (select 1) as once
    left join public.users u on u.org_id = app.org_id() and u.id = identity.id
  );
end $$;
ALTER FUNCTION app.get_me() OWNER TO app_owner;
CREATE FUNCTION app.grant_operator(p_email text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into app.operators (user_id, granted_by) select u.id, app.operator_name() from auth."user" u where u.email = lower(trim(p_email)) on conflict do nothing;
  if not exists (select 1 from app.operators o join auth."user" u on u.id = o.user_id where u.email = lower(trim(p_email))) then return false; end if;
  perform app.note_operation('operator.granted', lower(trim(p_email)));
  return true;
end $$;
ALTER FUNCTION app.grant_operator(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.heartbeat(p_run_ids uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.agent_runs r set heartbeat_at = clock_timestamp() where r.status = 'running' and r.id = any (p_run_ids);
end $$;
ALTER FUNCTION app.heartbeat(p_run_ids uuid[]) OWNER TO app_owner;
CREATE FUNCTION app.import_clients(p_rows jsonb) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  fields jsonb;
begin
  perform app.require_ability('clients.manage');
  for fields in select value from jsonb_array_elements(p_rows) loop
    perform app.add_client(fields);
  end loop;
  return jsonb_array_length(p_rows);
end $$;
ALTER FUNCTION app.import_clients(p_rows jsonb) OWNER TO app_owner;
CREATE FUNCTION app.in_client(p_client_id uuid, p_path text) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return coalesce((select '/clients/' || c.slug from public.clients c where c.org_id = app.org_id() and c.id = p_client_id), '') || p_path;
end $$;
ALTER FUNCTION app.in_client(p_client_id uuid, p_path text) OWNER TO app_owner;
CREATE FUNCTION app.interrupt_stale_runs(p_silence interval) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  stale public.agent_runs;
  many integer := 0;
begin
  for stale in
    update public.agent_runs r set status = 'interrupted', finished_at = clock_timestamp()
     where r.status = 'running' and r.heartbeat_at <= clock_timestamp() - p_silence
    returning r.*
  loop
    perform app.append_run_event(stale);
    many := many + 1;
  end loop;
  return many;
end $$;
ALTER FUNCTION app.interrupt_stale_runs(p_silence interval) OWNER TO app_owner;
CREATE FUNCTION app.invitation_entries() RETURNS TABLE(email text, state text, company_name text, organization_type text, use_case text, referral_source text, requested_at timestamp with time zone, decided_at timestamp with time zone, decided_by text, joined_at timestamp with time zone, mailed_at timestamp with time zone)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return query
    select coalesce(r.email, i.email),
           case when i.used_at is not null then 'joined' when i.email is not null and r.email is not null then 'approved' when i.email is not null then 'invited' else r.status end,
           r.company_name, r.organization_type, r.use_case, r.referral_source, r.requested_at, coalesce(r.decided_at, i.invited_at), coalesce(r.decided_by, i.invited_by), i.used_at,
           (select max(m.sent_at) from app.mail_outbox m where m.recipient = i.email and m.template = 'invitation' and m.status = 'sent')
      from public.invitation_requests r full join public.invitations i on i.email = r.email;
end $$;
ALTER FUNCTION app.invitation_entries() OWNER TO app_owner;
CREATE FUNCTION app.invite_teammate(p_email text, p_role_name text, p_client_ids uuid[], p_token text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text := lower(trim(p_email));
  invitation_id uuid;
begin
  perform app.require_ability('members.manage');
  perform app.require_step_up();
  -- Ownership is given to people who are here already, not to an address.
  if p_role_name in ('agency_owner', 'sme_owner') or not app.may_assign(p_role_name, p_client_ids) then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  if exists (select 1 from public.users u where u.org_id = app.org_id() and u.email = address) then
    raise exception 'ALREADY_MEMBER' using errcode = 'SX4AM';
  end if;
  update public.team_invitations t set revoked_at = now() where t.org_id = app.org_id() and t.email = address and t.accepted_at is null and t.revoked_at is null;
  insert into public.team_invitations (org_id, email, role_name, client_ids, token_hash, invited_by, expires_at)
  values (app.org_id(), address, p_role_name, p_client_ids, encode(sha256(convert_to(p_token, 'UTF8')), 'hex'), app.user_id(), now() + interval '7 days')
  returning id into invitation_id;
  perform app.mail_team_invitation(invitation_id, p_token);
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (app.org_id(), app.user_id(), 'invited', 'team_invitations', invitation_id, jsonb_build_object('email', address, 'role_name', p_role_name));
  return app.team_invitation_json(invitation_id);
end $$;
ALTER FUNCTION app.invite_teammate(p_email text, p_role_name text, p_client_ids uuid[], p_token text) OWNER TO app_owner;
CREATE FUNCTION app.is_last_owner(p_org_id uuid, p_user_id uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return exists (select 1 from public.role_assignments r where r.org_id = p_org_id and r.user_id = p_user_id and r.role_name in ('agency_owner', 'sme_owner'))
     and not exists (select 1 from public.role_assignments r where r.org_id = p_org_id and r.user_id <> p_user_id and r.role_name in ('agency_owner', 'sme_owner'));
end $$;
ALTER FUNCTION app.is_last_owner(p_org_id uuid, p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.is_operator() RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ begin return exists (select 1 from app.operators o where o.user_id = app.user_id()); end $$;
ALTER FUNCTION app.is_operator() OWNER TO app_owner;
CREATE FUNCTION app.isolation_history() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  return coalesce((select jsonb_agg(to_jsonb(r)) from (select * from app.isolation_runs i order by i.started_at desc limit 20) r), '[]');
end $$;
ALTER FUNCTION app.isolation_history() OWNER TO app_owner;
CREATE FUNCTION app.isolation_readers(p_limit integer) RETURNS TABLE(user_id uuid, org_id uuid, client_ids uuid[])
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  return query
    select distinct on (u.org_id, wide.value) u.id, u.org_id, case when wide.value then null else (select array_agg(r.client_id) from public.role_assignments r where r.org_id = u.org_id and r.user_id = u.id) end
      from (select o.id from public.organizations o order by md5(o.id::text || current_date::text) limit p_limit) sample
      join auth."user" u on u.org_id = sample.id
      cross join lateral (select bool_or(r.client_id is null) as value from public.role_assignments r where r.org_id = u.org_id and r.user_id = u.id) wide
     where wide.value is not null
     order by u.org_id, wide.value, u.id;
end $$;
ALTER FUNCTION app.isolation_readers(p_limit integer) OWNER TO app_owner;
CREATE FUNCTION app.join_team(p_token text, p_user_id uuid, p_email text, p_name text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  invitation public.team_invitations;
begin
  select * into invitation from app.open_team_invitation(p_token);
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if invitation.email <> lower(p_email) then
    raise exception 'OTHER_ADDRESS' using errcode = 'SX4OA';
  end if;
  insert into public.users (org_id, id, email, full_name) values (invitation.org_id, p_user_id, lower(p_email), p_name) on conflict do nothing;
  -- The link may name clients that were deleted since; a role that was for clients only must not become one for all.
  if cardinality(invitation.client_ids) = 0 then
    insert into public.role_assignments (org_id, user_id, role_name) values (invitation.org_id, p_user_id, invitation.role_name) on conflict do nothing;
  else
    insert into public.role_assignments (org_id, user_id, role_name, client_id)
    select invitation.org_id, p_user_id, invitation.role_name, c.id from public.clients c where c.org_id = invitation.org_id and c.id = any (invitation.client_ids) on conflict do nothing;
  end if;
  update public.team_invitations set accepted_at = now(), accepted_by = p_user_id where org_id = invitation.org_id and id = invitation.id;
  update auth."user" set org_id = invitation.org_id where id = p_user_id;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (invitation.org_id, p_user_id, 'joined', 'users', p_user_id, app.person_words(invitation.org_id, p_user_id) || jsonb_build_object('role_name', invitation.role_name));
  if invitation.invited_by is not null then
    perform app.notify(invitation.org_id, invitation.invited_by, 'team.joined', p_name || ' joined your team', 'They accepted your invitation to ' || lower(p_email) || '.',
      -- Small businesses have their members on the workspace page.
      (select case o.type when 'AGENCY' then '/settings/team' else '/settings/workspace' end from public.organizations o where o.id = invitation.org_id));
  end if;
end $$;
ALTER FUNCTION app.join_team(p_token text, p_user_id uuid, p_email text, p_name text) OWNER TO app_owner;
CREATE FUNCTION app.keep_isolation_run(p_started_at timestamp with time zone, p_milliseconds integer, p_holds boolean, p_organizations integer, p_lines jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  kept app.isolation_runs;
begin
  perform app.require_operator();
  insert into app.isolation_runs (started_at, milliseconds, holds, organizations, ran_by, lines)
  values (p_started_at, p_milliseconds, p_holds, p_organizations, app.operator_name(), p_lines) returning * into kept;
  perform app.note_operation('isolation.tested', case when p_holds then 'holds' else 'LEAKS' end);
  return to_jsonb(kept);
end $$;
ALTER FUNCTION app.keep_isolation_run(p_started_at timestamp with time zone, p_milliseconds integer, p_holds boolean, p_organizations integer, p_lines jsonb) OWNER TO app_owner;
CREATE FUNCTION app.keep_recovery_codes(p_user_id uuid, p_hashes text[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from auth.recovery_code where user_id = p_user_id;
  insert into auth.recovery_code (user_id, hash) select p_user_id, h from unnest(p_hashes) h;
end $$;
ALTER FUNCTION app.keep_recovery_codes(p_user_id uuid, p_hashes text[]) OWNER TO app_owner;
CREATE FUNCTION app.leave_organization() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform 1 from public.organizations o where o.id = app.org_id() for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if app.is_last_owner(app.org_id(), app.user_id()) then
    raise exception 'LAST_OWNER' using errcode = 'SX4LO';
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (app.org_id(), app.user_id(), 'left', 'users', app.user_id(), app.person_words(app.org_id(), app.user_id()));
  perform app.end_membership(app.org_id(), app.user_id());
end $$;
ALTER FUNCTION app.leave_organization() OWNER TO app_owner;
CREATE FUNCTION app.like_literal(p_text text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ begin return replace(replace(replace(p_text, '\', '\\'), '%', '\%'), '_', '\_'); end $$;
ALTER FUNCTION app.like_literal(p_text text) OWNER TO app_owner;
CREATE FUNCTION app.list_approvals(p_client_id uuid, p_campaign_id uuid, p_output_id uuid, p_status text) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (select coalesce(jsonb_agg(app.approval_json(a.id) order by a.requested_at desc), '[]') from (
    select x.id, x.requested_at from public.approvals x
     where x.org_id = app.org_id() and (p_client_id is null or x.client_id = p_client_id) and (p_campaign_id is null or x.campaign_id = p_campaign_id) and (p_output_id is null or x.output_id = p_output_id) and (p_status is null or x.status = p_status)
     order by x.requested_at desc limit 200) a);
end $$;
ALTER FUNCTION app.list_approvals(p_client_id uuid, p_campaign_id uuid, p_output_id uuid, p_status text) OWNER TO app_owner;
CREATE FUNCTION app.list_clients(p_q text, p_status text, p_sort text, p_limit integer, p_offset integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  pattern text := '%' || app.like_literal(app.fold(p_q)) || '%';
begin
  return (
  with every as materialized (select r.* from app.client_rows() r),
  found as materialized (
    select e.*, n.place from every e
      left join app.clients_by_need() n on p_sort = 'attention' and n.id = e.id
     where case when p_status is null then e.status <> 'archived' else e.status = p_status end
       and (p_q is null or app.fold(e.name) like pattern or app.fold(e.industry) like pattern or app.fold(e.client_info ->> 'name') like pattern)),
  page as (
    select f.*, row_number() over (order by
        case p_sort when 'attention' then f.place when 'health' then f.health_score end,
        case p_sort when 'newest' then f.created_at end desc nulls last,
        case p_sort when 'fee' then f.monthly_fee_cents when 'campaigns' then f.active_campaigns end desc nulls last,
        lower(f.name), f.id) as at
      from found f order by at limit p_limit offset p_offset)
  select jsonb_build_object(
    'rows', coalesce((select jsonb_agg(to_jsonb(p) - 'at' - 'place' order by p.at) from page p), '[]'),
    'total', (select count(*) from found),
    'by_status', coalesce((select jsonb_object_agg(s.status, s.n) from (select e.status, count(*) as n from every e group by e.status) s), '{}'))
  );
end $$;
ALTER FUNCTION app.list_clients(p_q text, p_status text, p_sort text, p_limit integer, p_offset integer) OWNER TO app_owner;
CREATE FUNCTION app.mail_invitation(p_email text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$ begin perform app.queue_mail(p_email, 'invitation', jsonb_build_object('email', p_email, 'asked', exists (select 1 from public.invitation_requests r where r.email = p_email))); end $$;
ALTER FUNCTION app.mail_invitation(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.mail_team_invitation(p_id uuid, p_token text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.queue_mail(t.email, 'team-invitation', jsonb_build_object(
      'organization', o.name, 'inviter', (select u.full_name from public.users u where u.org_id = t.org_id and u.id = app.user_id()), 'role_name', t.role_name, 'path', '/accept-invitation/' || p_token))
    from public.team_invitations t join public.organizations o on o.id = t.org_id
   where t.org_id = app.org_id() and t.id = p_id;
end $$;
ALTER FUNCTION app.mail_team_invitation(p_id uuid, p_token text) OWNER TO app_owner;
CREATE FUNCTION app.make_reset_token(p_email text) RETURNS text
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into auth.verification (identifier, value, "expiresAt")
  select 'reset-password:' || token, u.id::text, now() + interval '24 hours' from auth."user" u where u.email = p_email;
  if not found then return null; end if;
  perform app.note_operation('reset-link.made', p_email);
  return token;
end $$;
ALTER FUNCTION app.make_reset_token(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.mark_portal_read(p_client_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  place uuid := app.portal_place(p_client_id);
begin
  insert into public.portal_reads (org_id, user_id, client_id, read_at) values (app.org_id(), app.user_id(), place, clock_timestamp())
  on conflict (org_id, user_id, client_id) do update set read_at = excluded.read_at;
end $$;
ALTER FUNCTION app.mark_portal_read(p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.may(p_ability text, p_client_id uuid DEFAULT NULL::uuid) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
  select exists (
    select 1
      from public.role_assignments r
      join app.permissions p on p.role_name = r.role_name and p.ability = p_ability
     where r.org_id = app.org_id() and r.user_id = app.user_id()
       and (r.client_id is null or (not p.organization_wide and r.client_id = p_client_id)))
  );
end $$;
ALTER FUNCTION app.may(p_ability text, p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.may_assign(p_role_name text, p_client_ids uuid[]) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return exists (
    select 1
      from public.organizations o
      join app.assignable_roles a on a.organization_type = o.type and a.role_name = p_role_name
     where o.id = app.org_id()
       and (not a.owners_only or app.may('organization.transfer'))
       and (not a.needs_client or cardinality(p_client_ids) > 0)
       and (cardinality(p_client_ids) = 0 or a.takes_client)
       and (select count(*) from public.clients c where c.org_id = o.id and c.id = any (p_client_ids)) = cardinality(p_client_ids));
end $$;
ALTER FUNCTION app.may_assign(p_role_name text, p_client_ids uuid[]) OWNER TO app_owner;
CREATE TABLE public.agent_messages (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id uuid NOT NULL,
    client_id uuid,
    parent_id uuid,
    role text NOT NULL,
    body text NOT NULL,
    framework text,
    question jsonb,
    run_id uuid,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT agent_messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'agent'::text])))
);
ALTER TABLE ONLY public.agent_messages FORCE ROW LEVEL SECURITY;
ALTER TABLE public.agent_messages OWNER TO app_owner;
CREATE FUNCTION app.message_json(m public.agent_messages) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
  select jsonb_build_object('id', m.id, 'parent_id', m.parent_id, 'role', m.role, 'text', m.body, 'created_at', m.created_at, 'framework', m.framework, 'question', m.question)
  );
end $$;
ALTER FUNCTION app.message_json(m public.agent_messages) OWNER TO app_owner;
CREATE FUNCTION app.message_title(p_client_id uuid, p_from_agency boolean) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return 'New message from ' || coalesce(case when not p_from_agency then (select c.name from public.clients c where c.org_id = app.org_id() and c.id = p_client_id) end, (select o.name from public.organizations o where o.id = app.org_id()));
end $$;
ALTER FUNCTION app.message_title(p_client_id uuid, p_from_agency boolean) OWNER TO app_owner;
CREATE FUNCTION app.messages_href(p_client_id uuid) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return coalesce((select '/clients/' || c.slug || '/messages' from public.clients c where c.org_id = app.org_id() and c.id = p_client_id), '/dashboard');
end $$;
ALTER FUNCTION app.messages_href(p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.month_cost_micros() RETURNS double precision
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
  select coalesce(sum(r.cost_micros), 0)::float8 from public.agent_runs r
   where r.org_id = app.org_id() and r.started_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'
  );
end $$;
ALTER FUNCTION app.month_cost_micros() OWNER TO app_owner;
CREATE FUNCTION app.my_notification_settings() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
  select jsonb_agg(jsonb_build_object('event', d.event, 'in_app', coalesce(s.in_app, d.in_app), 'mail', coalesce(s.mail, d.mail), 'digest', coalesce(s.digest, d.digest)) order by d.event)
    from app.notification_defaults d
    left join public.notification_settings s on s.org_id = app.org_id() and s.user_id = app.user_id() and s.event = d.event
  );
end $$;
ALTER FUNCTION app.my_notification_settings() OWNER TO app_owner;
CREATE FUNCTION app.my_notifications(p_limit integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return jsonb_build_object(
    'unread', (select count(*) from public.notifications n where n.org_id = app.org_id() and n.user_id = app.user_id() and n.read_at is null),
    'items', coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'event', i.event, 'title', i.title, 'body', i.body, 'href', i.href, 'created_at', i.created_at, 'read_at', i.read_at) order by i.created_at desc)
      from (select * from public.notifications n where n.org_id = app.org_id() and n.user_id = app.user_id() order by n.created_at desc limit p_limit) i), '[]'));
end $$;
ALTER FUNCTION app.my_notifications(p_limit integer) OWNER TO app_owner;
CREATE FUNCTION app.my_sessions() RETURNS TABLE(id uuid, created_at timestamp with time zone, seen_at timestamp with time zone, address text, device text, is_current boolean)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return query
    select s.id, s."createdAt", s."updatedAt", nullif(s."ipAddress", ''), nullif(s."userAgent", ''), s.id = app.session_id()
      from auth.session s
     where s."userId" = app.user_id() and s."expiresAt" > now()
     order by s.id = app.session_id() desc, s."updatedAt" desc;
end $$;
ALTER FUNCTION app.my_sessions() OWNER TO app_owner;
CREATE FUNCTION app.new_email_waits(p_email text, p_new_email text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return exists (select 1 from auth."user" u join auth.verification v on v.identifier = 'new-email:' || u.id
                  where u.email = lower(p_email) and v.value = lower(p_new_email) and v."expiresAt" > now());
end $$;
ALTER FUNCTION app.new_email_waits(p_email text, p_new_email text) OWNER TO app_owner;
CREATE FUNCTION app.note_operation(p_action text, p_subject text, p_detail jsonb DEFAULT '{}'::jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$ begin insert into app.operator_log (actor, action, subject, detail) values (app.operator_name(), p_action, p_subject, p_detail); end $$;
ALTER FUNCTION app.note_operation(p_action text, p_subject text, p_detail jsonb) OWNER TO app_owner;
CREATE FUNCTION app.note_second_factor() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  owner uuid := coalesce(new."userId", old."userId");
begin
  update auth."user" u set second_factor = exists (select 1 from auth."mfaFactor" f where f."userId" = owner and f.status = 'verified') where u.id = owner;
  -- Without a factor nothing is left to recover.
  delete from auth.recovery_code c where c.user_id = owner and not exists (select 1 from auth."mfaFactor" f where f."userId" = owner and f.status = 'verified');
  return null;
end $$;
ALTER FUNCTION app.note_second_factor() OWNER TO app_owner;
CREATE FUNCTION app.note_security(p_user_id uuid, p_action text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  who record;
begin
  select u.email, u.org_id into who from auth."user" u where u.id = p_user_id;
  if who.org_id is not null then
    insert into public.audit_log (org_id, actor_id, action, entity, entity_id) values (who.org_id, p_user_id, p_action, 'users', p_user_id);
  end if;
  perform app.queue_mail(who.email, 'security', jsonb_build_object('action', p_action));
end $$;
ALTER FUNCTION app.note_security(p_user_id uuid, p_action text) OWNER TO app_owner;
CREATE FUNCTION app.note_status_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into public.campaign_status_changes (org_id, campaign_id, client_id, from_status, to_status, changed_by)
  values (new.org_id, new.id, new.client_id, case when tg_op = 'UPDATE' then old.status end, new.status, (select u.id from public.users u where u.org_id = new.org_id and u.id = app.user_id()));
  return null;
end $$;
ALTER FUNCTION app.note_status_change() OWNER TO app_owner;
CREATE FUNCTION app.notify(p_org_id uuid, p_user_id uuid, p_event text, p_title text, p_body text, p_href text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  way record;
begin
  select coalesce(s.in_app, d.in_app) as in_app, coalesce(s.mail, d.mail) as mail, coalesce(s.digest, d.digest) as digest, u.email into way
    from public.users u
    join app.notification_defaults d on d.event = p_event
    left join public.notification_settings s on s.org_id = u.org_id and s.user_id = u.id and s.event = p_event
   where u.org_id = p_org_id and u.id = p_user_id;
  if not found then return; end if;
  if way.in_app or way.digest then
    insert into public.notifications (org_id, user_id, event, title, body, href, in_digest, read_at)
    values (p_org_id, p_user_id, p_event, p_title, p_body, p_href, way.digest, case when way.in_app then null else now() end);
  end if;
  if way.mail then
    perform app.queue_mail(way.email, 'notification', jsonb_build_object('title', p_title, 'body', p_body, 'path', p_href));
  end if;
end $$;
ALTER FUNCTION app.notify(p_org_id uuid, p_user_id uuid, p_event text, p_title text, p_body text, p_href text) OWNER TO app_owner;
CREATE FUNCTION app.notify_insight() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  speaker uuid;
begin
  if new.status <> 'pending' then return null; end if;
  select s.created_by into speaker from public.agent_sessions s where s.org_id = new.org_id and s.id = new.session_id;
  if speaker is null or exists (select 1 from public.notifications n where n.org_id = new.org_id and n.user_id = speaker and n.event = 'insight.waiting' and n.read_at is null) then return null; end if;
  perform app.notify(new.org_id, speaker, 'insight.waiting', 'Something learned waits for your review', 'An agent is not sure enough of it to use it.', '/learning-history');
  return null;
end $$;
ALTER FUNCTION app.notify_insight() OWNER TO app_owner;
CREATE FUNCTION app.notify_output() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if new.created_by is not null then
    perform app.notify(new.org_id, new.created_by, 'output.ready', new.title || ' is ready', coalesce(new.summary, ''), coalesce((select '/clients/' || c.slug from public.clients c where c.org_id = new.org_id and c.id = new.client_id), '') || '/outputs/' || new.id);
  end if;
  return null;
end $$;
ALTER FUNCTION app.notify_output() OWNER TO app_owner;
CREATE TABLE public.team_invitations (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    role_name text NOT NULL,
    client_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    token_hash text NOT NULL,
    invited_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    accepted_by uuid,
    revoked_at timestamp with time zone,
    CONSTRAINT team_invitations_email_check CHECK ((email = lower(email)))
);
ALTER TABLE ONLY public.team_invitations FORCE ROW LEVEL SECURITY;
ALTER TABLE public.team_invitations OWNER TO app_owner;
CREATE FUNCTION app.open_team_invitation(p_token text) RETURNS SETOF public.team_invitations
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
begin
  if p_token !~ '^[0-9a-f]{32}[A-Za-z0-9_-]{20,}$' then return; end if;
  return query
    select t.* from public.team_invitations t
     where t.org_id = left(p_token, 32)::uuid and t.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
       and t.accepted_at is null and t.revoked_at is null and t.expires_at > now()
       for update;
end $_$;
ALTER FUNCTION app.open_team_invitation(p_token text) OWNER TO app_owner;
CREATE FUNCTION app.operator_decide(p_emails text[], p_decision text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text;
begin
  perform app.require_operator();
  foreach address in array p_emails loop
    address := lower(trim(address));
    if not exists (select 1 from public.invitation_requests r where r.email = address) then
      raise exception 'NOT_FOUND' using errcode = 'SX404';
    end if;
    if p_decision = 'approve' then
      perform app.whitelist(address, 'approved');
    else
      update public.invitation_requests r set status = 'declined', decided_at = now(), decided_by = app.operator_name()
       where r.email = address and r.status = 'pending';
      if found then
        perform app.note_operation('declined', address);
        perform app.queue_mail(address, 'request-declined');
      end if;
    end if;
  end loop;
  return (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from app.invitation_entries() e where e.email in (select lower(trim(x)) from unnest(p_emails) x));
end $$;
ALTER FUNCTION app.operator_decide(p_emails text[], p_decision text) OWNER TO app_owner;
CREATE FUNCTION app.operator_feedback(p_status text, p_limit integer, p_offset integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  return jsonb_build_object(
    'total', (select count(*) from public.feedback f where p_status is null or f.status = p_status),
    'items', coalesce((select jsonb_agg(to_jsonb(p)) from (
      select f.id, f.created_at, f.kind, f.message, f.page, f.status, u.email, o.name as organization_name, f.screenshot_id is not null as has_screenshot
        from public.feedback f join public.organizations o on o.id = f.org_id left join public.users u on u.org_id = f.org_id and u.id = f.user_id
       where p_status is null or f.status = p_status
       order by f.created_at desc limit p_limit offset p_offset) p), '[]'));
end $$;
ALTER FUNCTION app.operator_feedback(p_status text, p_limit integer, p_offset integer) OWNER TO app_owner;
CREATE FUNCTION app.operator_invitations(p_state text, p_search text, p_limit integer, p_offset integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  return (
  with entries as materialized (select * from app.invitation_entries()),
  wanted as (
    select e.* from entries e
     where (p_state is null or e.state = p_state)
       and (p_search is null or e.email ilike '%' || app.like_literal(p_search) || '%' or e.company_name ilike '%' || app.like_literal(p_search) || '%'))
  select jsonb_build_object(
    'total', (select count(*) from wanted),
    'counts', (select jsonb_object_agg(s, (select count(*) from entries e where e.state = s)) from unnest(array['pending', 'approved', 'declined', 'invited', 'joined']) s),
    'items', coalesce((select jsonb_agg(to_jsonb(p)) from (select * from wanted w order by coalesce(w.requested_at, w.decided_at) desc, w.email limit p_limit offset p_offset) p), '[]'))
  );
end $$;
ALTER FUNCTION app.operator_invitations(p_state text, p_search text, p_limit integer, p_offset integer) OWNER TO app_owner;
CREATE FUNCTION app.operator_invite(p_email text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  perform app.whitelist(p_email, 'invited');
  return (select to_jsonb(e) from app.invitation_entries() e where e.email = lower(trim(p_email)));
end $$;
ALTER FUNCTION app.operator_invite(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.operator_log_page(p_limit integer, p_offset integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  return jsonb_build_object('total', (select count(*) from app.operator_log),
    'items', coalesce((select jsonb_agg(to_jsonb(p)) from (select * from app.operator_log l order by l.at desc, l.id desc limit p_limit offset p_offset) p), '[]'));
end $$;
ALTER FUNCTION app.operator_log_page(p_limit integer, p_offset integer) OWNER TO app_owner;
CREATE FUNCTION app.operator_mail(p_status text, p_limit integer, p_offset integer) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  return jsonb_build_object(
    'total', (select count(*) from app.mail_outbox m where p_status is null or m.status = p_status),
    'dead', (select count(*) from app.mail_outbox m where m.status = 'dead'),
    'items', coalesce((select jsonb_agg(to_jsonb(p)) from (
      select m.id, m.queued_at, m.recipient, m.template, m.status, m.attempts, m.next_attempt_at, m.sent_at, m.last_error
        from app.mail_outbox m where p_status is null or m.status = p_status
       order by m.status = 'dead' desc, m.queued_at desc limit p_limit offset p_offset) p), '[]'));
end $$;
ALTER FUNCTION app.operator_mail(p_status text, p_limit integer, p_offset integer) OWNER TO app_owner;
CREATE FUNCTION app.operator_name() RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ begin return coalesce((select u.email from auth."user" u where u.id = app.user_id()), 'command line'); end $$;
ALTER FUNCTION app.operator_name() OWNER TO app_owner;
CREATE FUNCTION app.operator_resend(p_email text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  if not exists (select 1 from public.invitations i where i.email = lower(trim(p_email)) and i.used_at is null) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.mail_invitation(lower(trim(p_email)));
  perform app.note_operation('resent', lower(trim(p_email)));
  return (select to_jsonb(e) from app.invitation_entries() e where e.email = lower(trim(p_email)));
end $$;
ALTER FUNCTION app.operator_resend(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.operator_retry_mail(p_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text;
begin
  perform app.require_operator();
  update app.mail_outbox m set status = 'queued', attempts = 0, next_attempt_at = clock_timestamp() where m.id = p_id and m.status = 'dead' returning m.recipient into address;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.note_operation('mail.retried', address);
  perform pg_notify('sextant_mail', '');
end $$;
ALTER FUNCTION app.operator_retry_mail(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.operator_screenshot(p_feedback_id uuid) RETURNS bytea
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  return (select i.bytes from public.feedback f join public.images i on i.org_id = f.org_id and i.id = f.screenshot_id where f.id = p_feedback_id);
end $$;
ALTER FUNCTION app.operator_screenshot(p_feedback_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.operator_settle_feedback(p_id uuid, p_status text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_operator();
  update public.feedback f set status = p_status where f.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.note_operation('feedback.' || p_status, p_id::text);
end $$;
ALTER FUNCTION app.operator_settle_feedback(p_id uuid, p_status text) OWNER TO app_owner;
CREATE FUNCTION app.org_id() RETURNS uuid
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ begin return nullif(current_setting('app.org_id', true), '')::uuid; end $$;
ALTER FUNCTION app.org_id() OWNER TO app_owner;
CREATE FUNCTION app.pass_factor(p_session_id uuid, p_user_id uuid, p_factor_id uuid, p_challenge_id uuid, p_step bigint) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  -- One finished enrolment at a time.
  perform 1 from auth."user" u where u.id = p_user_id for update;
  update auth."mfaFactor" f set "lastStep" = p_step, status = 'verified' where f.id = p_factor_id and f."userId" = p_user_id and (f."lastStep" is null or f."lastStep" < p_step)
     and (f.status = 'verified'
       or not exists (select 1 from auth."mfaFactor" o where o."userId" = p_user_id and o.status = 'verified')
       or exists (select 1 from auth.session s where s.id = p_session_id and s."userId" = p_user_id and s.aal = 'aal2'));
  if not found then return false; end if;
  update auth."mfaChallenge" c set "usedAt" = now() where c.id = p_challenge_id;
  perform app.raise_assurance(p_session_id, p_user_id, 'totp');
  return true;
end $$;
ALTER FUNCTION app.pass_factor(p_session_id uuid, p_user_id uuid, p_factor_id uuid, p_challenge_id uuid, p_step bigint) OWNER TO app_owner;
CREATE FUNCTION app.person_name(p_user_id uuid) RETURNS text
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (select u.full_name from public.users u where u.org_id = app.org_id() and u.id = p_user_id);
end $$;
ALTER FUNCTION app.person_name(p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.person_words(p_org_id uuid, p_user_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ begin return coalesce((select jsonb_build_object('person', u.full_name, 'email', u.email) from public.users u where u.org_id = p_org_id and u.id = p_user_id), '{}'); end $$;
ALTER FUNCTION app.person_words(p_org_id uuid, p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.portal_clients() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.archived_at is not null, lower(c.name)), '[]') from public.clients c
           where c.org_id = app.org_id() and ((c.archived_at is null and app.sees_organization()) or c.id = any (app.visible_client_ids())));
end $$;
ALTER FUNCTION app.portal_clients() OWNER TO app_owner;
CREATE TABLE public.portal_messages (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid,
    author_id uuid,
    from_client boolean NOT NULL,
    body text NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    CONSTRAINT portal_messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 4000)))
);
ALTER TABLE ONLY public.portal_messages FORCE ROW LEVEL SECURITY;
ALTER TABLE public.portal_messages OWNER TO app_owner;
CREATE FUNCTION app.portal_message_json(m public.portal_messages) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return jsonb_build_object('id', m.id, 'client_id', m.client_id, 'body', m.body, 'author_name', app.person_name(m.author_id), 'from_client', m.from_client, 'is_you', m.author_id is not distinct from app.user_id(), 'created_at', m.created_at);
end $$;
ALTER FUNCTION app.portal_message_json(m public.portal_messages) OWNER TO app_owner;
CREATE FUNCTION app.portal_place(p_client_id uuid) RETURNS uuid
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  place uuid := coalesce(p_client_id, case when not app.sees_organization() then (app.portal_clients() -> 0 ->> 'id')::uuid end);
begin
  perform app.require_client(place);
  return place;
end $$;
ALTER FUNCTION app.portal_place(p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.preview_team_invitation(p_token text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  preview jsonb;
begin
  select jsonb_build_object('organization_name', o.name, 'organization_type', o.type, 'role_name', t.role_name, 'email', t.email,
           'inviter_name', (select u.full_name from public.users u where u.org_id = t.org_id and u.id = t.invited_by),
           'has_account', exists (select 1 from auth."user" i where i.email = t.email))
    into preview
    from app.open_team_invitation(p_token) t join public.organizations o on o.id = t.org_id;
  if preview is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return preview;
end $$;
ALTER FUNCTION app.preview_team_invitation(p_token text) OWNER TO app_owner;
CREATE FUNCTION app.provision_account() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  new_org uuid := gen_random_uuid();
  org_type text := upper(coalesce(new.organization_type, 'SME'));
  org_name text := trim(coalesce(new.organization_name, ''));
  wanted text := new.organization_slug;
begin
  if new.invitation_token is not null then
    perform app.join_team(new.invitation_token, new.id, new.email, new.name);
    update auth."user" set invitation_token = null where id = new.id;
    return null;
  end if;
  perform 1 from public.invitations i where i.email = new.email and i.used_at is null for update;
  if not found then
    raise exception 'NOT_INVITED' using errcode = 'SX403';
  end if;
  if char_length(org_name) not between 2 and 120 or org_type not in ('SME', 'AGENCY') then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  -- Two people may ask for one slug at the same moment.
  perform pg_advisory_xact_lock(hashtext('organization-slug'));
  if wanted is null or wanted !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or char_length(wanted) > 60 or exists (select 1 from public.organizations o where o.slug = wanted) then
    wanted := app.free_slug(org_name);
  end if;
  insert into public.organizations (id, name, type, slug) values (new_org, org_name, org_type, wanted);
  insert into public.users (org_id, id, email, full_name) values (new_org, new.id, new.email, new.name);
  insert into public.role_assignments (org_id, user_id, role_name) values (new_org, new.id, case org_type when 'AGENCY' then 'agency_owner' else 'sme_owner' end);
  update public.invitations set used_at = now(), used_by = new.id where email = new.email;
  update auth."user" set org_id = new_org where id = new.id;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id) values (new_org, new.id, 'organization.created', 'organizations', new_org);
  return null;
end $_$;
ALTER FUNCTION app.provision_account() OWNER TO app_owner;
CREATE FUNCTION app.queue_digests() RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  person record;
  queued integer := 0;
begin
  for person in
    select u.org_id, u.id, u.email, o.name as organization,
           (select jsonb_agg(jsonb_build_object('title', n.title, 'body', n.body, 'path', n.href) order by n.created_at desc)
              from public.notifications n where n.org_id = u.org_id and n.user_id = u.id and n.in_digest and n.created_at > coalesce(u.digested_at, u.created_at)) as items
      from public.users u join public.organizations o on o.id = u.org_id
     where coalesce(u.digested_at, u.created_at) < now() - interval '1 day'
       and exists (select 1 from public.notifications n where n.org_id = u.org_id and n.user_id = u.id and n.in_digest and n.created_at > coalesce(u.digested_at, u.created_at))
       for update of u skip locked
  loop
    perform app.queue_mail(person.email, 'digest', jsonb_build_object('organization', person.organization, 'items', person.items));
    update public.users set digested_at = now() where org_id = person.org_id and id = person.id;
    queued := queued + 1;
  end loop;
  return queued;
end $$;
ALTER FUNCTION app.queue_digests() OWNER TO app_owner;
CREATE FUNCTION app.queue_mail(p_recipient text, p_template text, p_data jsonb DEFAULT '{}'::jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into app.mail_outbox (recipient, template, data) values (p_recipient, p_template, p_data);
  perform pg_notify('sextant_mail', '');
end $$;
ALTER FUNCTION app.queue_mail(p_recipient text, p_template text, p_data jsonb) OWNER TO app_owner;
CREATE FUNCTION app.raise_assurance(p_session_id uuid, p_user_id uuid, p_method text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update auth.session s set aal = 'aal2', aal2_at = now(), amr = 'password ' || p_method where s.id = p_session_id and s."userId" = p_user_id;
end $$;
ALTER FUNCTION app.raise_assurance(p_session_id uuid, p_user_id uuid, p_method text) OWNER TO app_owner;
CREATE FUNCTION app.raise_version() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
ALTER FUNCTION app.raise_version() OWNER TO app_owner;
CREATE FUNCTION app.read_branding() RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return coalesce((select jsonb_build_object('theme', t.theme, 'css', t.css, 'version', t.version) from public.themes t where t.org_id = app.org_id()), jsonb_build_object('theme', null, 'css', '', 'version', 0));
end $$;
ALTER FUNCTION app.read_branding() OWNER TO app_owner;
CREATE FUNCTION app.read_mailbox(p_limit integer) RETURNS TABLE(id uuid, recipient text, template text, sent_at timestamp with time zone, rendered jsonb)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return query select m.id, m.recipient, m.template, m.sent_at, m.rendered from app.mail_outbox m where m.rendered is not null order by m.queued_at desc limit p_limit;
end $$;
ALTER FUNCTION app.read_mailbox(p_limit integer) OWNER TO app_owner;
CREATE FUNCTION app.read_portal(p_client_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  clients jsonb := app.portal_clients();
  shown uuid := app.portal_place(coalesce(p_client_id, (clients -> 0 ->> 'id')::uuid));
begin
  return (select jsonb_build_object(
    'organization_name', o.name, 'client', (select c.value from jsonb_array_elements(clients) c where c.value ->> 'id' = shown::text), 'clients', clients,
    'branding', case when shown is not null then (select to_jsonb(b) from public.get_client_branding_routed(o.id, shown) b) end,
    'theme', app.read_branding(),
    'campaigns', (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'description', r.description, 'campaign_type', r.campaign_type, 'status', r.status, 'start_date', r.start_date, 'end_date', r.end_date, 'marketing_channels', r.marketing_channels,
                     'goals', r.goals, 'objectives', r.objectives, 'success_metrics', r.success_metrics, 'budget_cents', r.budget_cents, 'spent_cents', r.spent_cents, 'updated_at', r.updated_at) order by (r.status = 'active') desc, r.created_at desc), '[]')
                    from (select x.* from app.campaign_rows x where x.org_id = o.id and x.client_id is not distinct from shown and x.archived_at is null
                            -- Drafts are the agency's own until it asks about them.
                            and (x.status not in ('draft', 'cancelled') or exists (select 1 from public.approvals q where q.org_id = o.id and q.campaign_id = x.id and q.status <> 'withdrawn')) order by x.created_at desc limit 200) r),
    'outputs', (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'title', x.title, 'summary', x.summary, 'agent_type', x.agent_type, 'output_type', x.output_type, 'shared_at', x.shared_at, 'shared_by_name', app.person_name(x.shared_by), 'note', x.share_note) order by x.shared_at desc), '[]')
                  from (select y.* from public.agent_outputs y where y.org_id = o.id and y.client_id is not distinct from shown and y.shared_at is not null and y.deleted_at is null order by y.shared_at desc limit 200) x),
    'approvals', (select coalesce(jsonb_agg(app.approval_json(a.id) order by a.requested_at desc), '[]') from (select y.* from public.approvals y where y.org_id = o.id and y.client_id is not distinct from shown and y.status <> 'withdrawn' order by y.requested_at desc limit 200) a),
    'unread_messages', app.unread_portal_messages(shown), 'answering_people', app.answering_people(shown))
    from public.organizations o where o.id = app.org_id());
end $$;
ALTER FUNCTION app.read_portal(p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.read_portal_messages(p_client_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  place uuid := app.portal_place(p_client_id);
begin
  return (select coalesce(jsonb_agg(app.portal_message_json(x) order by x.created_at, x.id), '[]') from (
    select m.* from public.portal_messages m where m.org_id = app.org_id() and m.client_id is not distinct from place order by m.created_at desc limit 500) x);
end $$;
ALTER FUNCTION app.read_portal_messages(p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.read_team() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  org uuid := app.org_id();
  manages boolean := app.may('members.manage');
begin
  if not app.works_in_organization() then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'members', coalesce((
      select jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'full_name', u.full_name, 'avatar_id', u.avatar_id, 'joined_at', u.created_at, 'is_you', u.id = app.user_id(),
               'second_factor', i.second_factor,
               'last_seen_at', case when manages then (select max(s."updatedAt") from auth.session s where s."userId" = u.id) end,
               'roles', coalesce((select jsonb_agg(jsonb_build_object('role_name', r.role_name, 'client_id', r.client_id) order by r.role_name, r.client_id) from public.role_assignments r where r.org_id = org and r.user_id = u.id), '[]'))
             order by u.created_at, u.id)
        from public.users u join auth."user" i on i.id = u.id where u.org_id = org), '[]'),
    'invitations', case when manages then coalesce((
      select jsonb_agg(app.team_invitation_json(t.id) order by t.created_at desc) from public.team_invitations t where t.org_id = org and t.accepted_at is null and t.revoked_at is null), '[]') else '[]' end,
    'assignable', case when manages then coalesce((
      select jsonb_agg(a.role_name order by a.rank) from app.assignable_roles a join public.organizations o on o.type = a.organization_type where o.id = org and (not a.owners_only or app.may('organization.transfer'))), '[]') else '[]' end,
    'clients', case when manages then coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name) from public.clients c where c.org_id = org), '[]') else '[]' end);
end $$;
ALTER FUNCTION app.read_team() OWNER TO app_owner;
CREATE FUNCTION app.recovery_codes_left(p_user_id uuid) RETURNS integer
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ begin return (select count(*)::integer from auth.recovery_code where user_id = p_user_id and used_at is null); end $$;
ALTER FUNCTION app.recovery_codes_left(p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.remove_factors(p_email text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  owner uuid := (select u.id from auth."user" u where u.email = p_email and u.second_factor);
begin
  if owner is null then return false; end if;
  delete from auth."mfaFactor" where "userId" = owner;
  delete from auth.session where "userId" = owner;
  perform app.note_security(owner, 'second-factor.removed');
  perform app.note_operation('second-factor.removed', p_email);
  return true;
end $$;
ALTER FUNCTION app.remove_factors(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.remove_member(p_user_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_member(p_user_id);
  perform app.require_step_up();
  if app.is_last_owner(app.org_id(), p_user_id) then
    raise exception 'LAST_OWNER' using errcode = 'SX4LO';
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (app.org_id(), app.user_id(), 'removed', 'users', p_user_id, app.person_words(app.org_id(), p_user_id));
  perform app.queue_mail(gone.email, 'notification', jsonb_build_object(
      'title', 'You are no longer part of ' || o.name, 'body', me.full_name || ' (' || me.email || ') took you off the team. What you made stays with it.', 'path', null))
    from public.users gone
    join public.organizations o on o.id = gone.org_id
    join public.users me on me.org_id = gone.org_id and me.id = app.user_id()
   where gone.org_id = app.org_id() and gone.id = p_user_id;
  perform app.end_membership(app.org_id(), p_user_id);
end $$;
ALTER FUNCTION app.remove_member(p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.rename_organization(p_org_id uuid, p_name text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  renamed jsonb;
begin
  perform app.require_org(p_org_id);
  perform app.require_ability('organization.manage');
  update public.organizations o set name = p_name where o.id = p_org_id returning jsonb_build_object('id', o.id, 'name', o.name, 'type', o.type, 'slug', o.slug) into renamed;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (p_org_id, app.user_id(), 'organization.renamed', 'organizations', p_org_id, jsonb_build_object('name', p_name));
  return renamed;
end $$;
ALTER FUNCTION app.rename_organization(p_org_id uuid, p_name text) OWNER TO app_owner;
CREATE FUNCTION app.request_invitation(p_email text, p_company_name text, p_organization_type text, p_use_case text, p_referral_source text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into public.invitation_requests (email, company_name, organization_type, use_case, referral_source)
  values (lower(trim(p_email)), trim(p_company_name), p_organization_type, nullif(trim(p_use_case), ''), nullif(trim(p_referral_source), ''))
  on conflict (email) do nothing;
  -- Once an email, so that nobody can be pestered with it.
  if found then perform app.queue_mail(lower(trim(p_email)), 'request-received'); end if;
end $$;
ALTER FUNCTION app.request_invitation(p_email text, p_company_name text, p_organization_type text, p_use_case text, p_referral_source text) OWNER TO app_owner;
CREATE FUNCTION app.require_ability(p_ability text) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not app.may(p_ability) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
ALTER FUNCTION app.require_ability(p_ability text) OWNER TO app_owner;
CREATE FUNCTION app.require_campaign(p_id uuid) RETURNS uuid
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  seen record;
begin
  select c.client_id into seen from public.campaigns c where c.org_id = app.org_id() and c.id = p_id;
  if not found then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  if not app.may('campaigns.create', seen.client_id) then raise exception 'FORBIDDEN' using errcode = '42501'; end if;
  return seen.client_id;
end $$;
ALTER FUNCTION app.require_campaign(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.require_client(p_client_id uuid) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if app.org_id() is null
     or not (app.sees_organization() or p_client_id = any (app.visible_client_ids()))
     or (p_client_id is null and not app.sees_organization())
     or (p_client_id is not null and not exists (select 1 from public.clients c where c.org_id = app.org_id() and c.id = p_client_id)) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
ALTER FUNCTION app.require_client(p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.require_may_for(p_ability text, p_client_id uuid) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_client(p_client_id);
  if not app.may(p_ability, p_client_id) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
ALTER FUNCTION app.require_may_for(p_ability text, p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.require_member(p_user_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  -- One change to a team at a time: two owners removing each other at once would leave none. Rights are asked for after the wait, which may have taken them.
  perform 1 from public.organizations o where o.id = app.org_id() for update;
  perform app.require_ability('members.manage');
  if not exists (select 1 from public.users u where u.org_id = app.org_id() and u.id = p_user_id) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if exists (select 1 from public.role_assignments r where r.org_id = app.org_id() and r.user_id = p_user_id and r.role_name in ('agency_owner', 'sme_owner')) and not app.may('organization.transfer') then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
end $$;
ALTER FUNCTION app.require_member(p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.require_operator() RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not app.is_operator() then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
ALTER FUNCTION app.require_operator() OWNER TO app_owner;
CREATE FUNCTION app.require_org(p_org_id uuid) RETURNS void
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if p_org_id is null or p_org_id is distinct from app.org_id() then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
ALTER FUNCTION app.require_org(p_org_id uuid) OWNER TO app_owner;
CREATE TABLE public.agent_outputs (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid,
    session_id uuid,
    run_id uuid,
    agent_type text NOT NULL,
    output_type text NOT NULL,
    title text NOT NULL,
    summary text,
    content jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    saved_at timestamp with time zone,
    deleted_at timestamp with time zone,
    earlier_claims jsonb DEFAULT '[]'::jsonb NOT NULL,
    shared_at timestamp with time zone,
    shared_by uuid,
    share_note text DEFAULT ''::text NOT NULL
);
ALTER TABLE ONLY public.agent_outputs FORCE ROW LEVEL SECURITY;
ALTER TABLE public.agent_outputs OWNER TO app_owner;
CREATE FUNCTION app.require_output_to_share(p_id uuid) RETURNS public.agent_outputs
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  output public.agent_outputs;
begin
  select o.* into output from public.agent_outputs o where o.org_id = app.org_id() and o.id = p_id and o.deleted_at is null;
  if output.id is null or (output.shared_at is null and not app.may('work.view', output.client_id)) then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  perform app.require_may_for('portal.ask', output.client_id);
  return output;
end $$;
ALTER FUNCTION app.require_output_to_share(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.require_step_up(p_minutes integer DEFAULT 10) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if exists (select 1 from auth."user" u where u.id = app.user_id() and u.second_factor)
     and not exists (select 1 from auth.session s where s.id = app.session_id() and s."userId" = app.user_id() and s.aal2_at > now() - make_interval(mins => p_minutes)) then
    raise exception 'STEP_UP_REQUIRED' using errcode = 'SX4SU';
  end if;
end $$;
ALTER FUNCTION app.require_step_up(p_minutes integer) OWNER TO app_owner;
CREATE FUNCTION app.resend_team_invitation(p_id uuid, p_token text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_ability('members.manage');
  perform app.require_step_up();
  -- It is theirs from now on, so it must be one they could send.
  if exists (select 1 from public.team_invitations t where t.org_id = app.org_id() and t.id = p_id and t.accepted_at is null and t.revoked_at is null and not app.may_assign(t.role_name, t.client_ids)) then
    raise exception 'FORBIDDEN' using errcode = '42501';
  end if;
  update public.team_invitations t
     set token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex'), created_at = now(), expires_at = now() + interval '7 days', invited_by = app.user_id()
   where t.org_id = app.org_id() and t.id = p_id and t.accepted_at is null and t.revoked_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.mail_team_invitation(p_id, p_token);
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id) values (app.org_id(), app.user_id(), 'resent', 'team_invitations', p_id);
  return app.team_invitation_json(p_id);
end $$;
ALTER FUNCTION app.resend_team_invitation(p_id uuid, p_token text) OWNER TO app_owner;
CREATE FUNCTION app.restore_client(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_may_for('clients.manage', p_id);
  update public.clients c set status = coalesce(c.status_before_archive, 'active'), status_before_archive = null, archived_at = null
   where c.org_id = app.org_id() and c.id = p_id and c.archived_at is not null;
  if not found then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
  return app.client_json(p_id);
end $$;
ALTER FUNCTION app.restore_client(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.revoke_team_invitation(p_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_ability('members.manage');
  update public.team_invitations t set revoked_at = now() where t.org_id = app.org_id() and t.id = p_id and t.accepted_at is null and t.revoked_at is null;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  select app.org_id(), app.user_id(), 'revoked', 'team_invitations', p_id, jsonb_build_object('email', t.email, 'role_name', t.role_name) from public.team_invitations t where t.org_id = app.org_id() and t.id = p_id;
end $$;
ALTER FUNCTION app.revoke_team_invitation(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.run_json(r public.agent_runs) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
  select jsonb_build_object('id', r.id, 'status', r.status, 'writer', r.writer, 'error', r.error, 'input_tokens', r.input_tokens, 'output_tokens', r.output_tokens,
    'cost_micros', r.cost_micros, 'started_at', r.started_at, 'finished_at', r.finished_at)
  );
end $$;
ALTER FUNCTION app.run_json(r public.agent_runs) OWNER TO app_owner;
CREATE FUNCTION app.save_brand_kit(p_client_id uuid, p_kit jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_may_for('branding.manage', p_client_id);
  if p_kit ->> 'logo' is not null and not exists (select 1 from public.images i where i.org_id = app.org_id() and i.id = (p_kit ->> 'logo')::uuid and i.purpose = 'logo' and (i.client_id is null or i.client_id = p_client_id)) then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update public.clients c set brand_kit = p_kit where c.org_id = app.org_id() and c.id = p_client_id;
  return (select to_jsonb(b) from public.get_client_branding_routed(app.org_id(), p_client_id) b);
end $$;
ALTER FUNCTION app.save_brand_kit(p_client_id uuid, p_kit jsonb) OWNER TO app_owner;
CREATE FUNCTION app.save_branding(p_theme jsonb, p_css text, p_version integer) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_ability('branding.manage');
  insert into public.themes as t (org_id, theme, css, updated_by) select app.org_id(), p_theme, p_css, app.user_id() where p_version = 0
  on conflict (org_id) do nothing;
  if not found then
    update public.themes t set theme = p_theme, css = p_css, version = t.version + 1, updated_by = app.user_id(), updated_at = now() where t.org_id = app.org_id() and t.version = p_version;
    if not found then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
  end if;
  insert into public.audit_log (org_id, actor_id, action, entity) values (app.org_id(), app.user_id(), 'branding.changed', 'themes');
  return app.read_branding();
end $$;
ALTER FUNCTION app.save_branding(p_theme jsonb, p_css text, p_version integer) OWNER TO app_owner;
CREATE FUNCTION app.save_client_profile(p_id uuid, p_profile jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_may_for('insights.manage', p_id);
  insert into public.business_contexts (org_id, client_id, company_name, industry, company_size, description, updated_by)
  values (app.org_id(), p_id, p_profile ->> 'companyName', p_profile ->> 'industry', p_profile ->> 'companySize', coalesce(p_profile ->> 'description', ''), app.user_id())
  on conflict (org_id, client_id) do update set company_name = excluded.company_name, industry = excluded.industry, company_size = excluded.company_size, description = excluded.description, updated_by = excluded.updated_by, updated_at = now();
  return jsonb_build_object('companyName', p_profile ->> 'companyName', 'industry', p_profile ->> 'industry', 'companySize', p_profile ->> 'companySize', 'description', coalesce(p_profile ->> 'description', ''));
end $$;
ALTER FUNCTION app.save_client_profile(p_id uuid, p_profile jsonb) OWNER TO app_owner;
CREATE FUNCTION app.say_in_portal(p_client_id uuid, p_id uuid, p_body text) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  place uuid := app.portal_place(p_client_id);
  said public.portal_messages;
  agency boolean;
  person uuid;
begin
  agency := app.may('portal.ask', place);
  if not agency and not app.may('portal.answer', place) then raise exception 'FORBIDDEN' using errcode = '42501'; end if;
  insert into public.portal_messages (org_id, id, client_id, author_id, from_client, body) values (app.org_id(), coalesce(p_id, gen_random_uuid()), place, app.user_id(), not agency, p_body)
  on conflict (org_id, id) do nothing returning * into said;
  if said.id is null then
    select m.* into said from public.portal_messages m where m.org_id = app.org_id() and m.id = p_id and m.author_id = app.user_id() and m.client_id is not distinct from place;
    if said.id is null then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
    return app.portal_message_json(said);
  end if;
  for person in
    select distinct r.user_id from public.role_assignments r join app.permissions p on p.role_name = r.role_name and p.ability = case when agency then 'portal.answer' else 'portal.ask' end
     where r.org_id = app.org_id() and (r.client_id is null or r.client_id = place) and r.user_id <> app.user_id()
       and not exists (select 1 from public.notifications n where n.org_id = r.org_id and n.user_id = r.user_id and n.event = 'portal.message' and n.read_at is null and n.title = app.message_title(place, agency))
  loop
    perform app.notify(app.org_id(), person, 'portal.message', app.message_title(place, agency), left(p_body, 200), case when agency then '/dashboard?tab=messages' else app.messages_href(place) end);
  end loop;
  return app.portal_message_json(said);
end $$;
ALTER FUNCTION app.say_in_portal(p_client_id uuid, p_id uuid, p_body text) OWNER TO app_owner;
CREATE FUNCTION app.sees_organization() RETURNS boolean
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ begin return coalesce(current_setting('app.sees_organization', true) = 'on', false); end $$;
ALTER FUNCTION app.sees_organization() OWNER TO app_owner;
CREATE FUNCTION app.session_id() RETURNS uuid
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ begin return nullif(current_setting('app.session_id', true), '')::uuid; end $$;
ALTER FUNCTION app.session_id() OWNER TO app_owner;
CREATE FUNCTION app.set_member_role(p_user_id uuid, p_role_name text, p_client_ids uuid[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  before text;
  clients text;
begin
  perform app.require_member(p_user_id);
  perform app.require_step_up();
  if not app.may_assign(p_role_name, p_client_ids) then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  if p_role_name not in ('agency_owner', 'sme_owner') and app.is_last_owner(app.org_id(), p_user_id) then
    raise exception 'LAST_OWNER' using errcode = 'SX4LO';
  end if;
  select string_agg(distinct r.role_name, ', ') into before from public.role_assignments r where r.org_id = app.org_id() and r.user_id = p_user_id;
  select string_agg(c.name, ', ' order by c.name) into clients from public.clients c where c.org_id = app.org_id() and c.id = any (p_client_ids);
  delete from public.role_assignments where org_id = app.org_id() and user_id = p_user_id;
  insert into public.role_assignments (org_id, user_id, role_name, client_id)
  select app.org_id(), p_user_id, p_role_name, c from unnest(case when cardinality(p_client_ids) = 0 then array[null::uuid] else p_client_ids end) c;
  perform app.withdraw_invitations(app.org_id(), p_user_id);
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (app.org_id(), app.user_id(), 'role.changed', 'users', p_user_id, app.person_words(app.org_id(), p_user_id) || jsonb_strip_nulls(jsonb_build_object('role_name', p_role_name, 'before', before, 'client', clients)));
  if p_user_id <> app.user_id() then
    perform app.notify(app.org_id(), p_user_id, 'team.changed', 'Your role is now ' || replace(p_role_name, '_', ' ') || coalesce(' for ' || clients, ''), 'It was ' || coalesce(replace(before, '_', ' '), 'none') || '. What you see and may do has changed with it.', '/dashboard');
  end if;
end $$;
ALTER FUNCTION app.set_member_role(p_user_id uuid, p_role_name text, p_client_ids uuid[]) OWNER TO app_owner;
CREATE FUNCTION app.settle_mail(p_id uuid, p_error text, p_final boolean, p_rendered jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update app.mail_outbox m
     set status = case when p_error is null then 'sent' when p_final or m.attempts >= 8 then 'dead' else 'queued' end,
         sent_at = case when p_error is null then clock_timestamp() end,
         data = case when p_error is null then '{}' else m.data end,
         rendered = p_rendered,
         last_error = left(p_error, 500),
         next_attempt_at = case when p_error is null or p_final or m.attempts >= 8 then null else clock_timestamp() + make_interval(secs => 30 * power(2, m.attempts - 1)) end
   where m.id = p_id;
  -- The list is for looking back a while, not an archive.
  delete from app.mail_outbox old where old.status = 'sent' and old.sent_at < now() - interval '30 days';
end $$;
ALTER FUNCTION app.settle_mail(p_id uuid, p_error text, p_final boolean, p_rendered jsonb) OWNER TO app_owner;
CREATE FUNCTION app.share_output(p_id uuid, p_note text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  output public.agent_outputs := app.require_output_to_share(p_id);
begin
  update public.agent_outputs o set shared_at = coalesce(o.shared_at, now()), shared_by = app.user_id(), share_note = p_note where o.org_id = app.org_id() and o.id = p_id;
  if output.shared_at is null then
    insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (app.org_id(), app.user_id(), 'shared', 'agent_outputs', p_id, jsonb_build_object('title', output.title));
  end if;
end $$;
ALTER FUNCTION app.share_output(p_id uuid, p_note text) OWNER TO app_owner;
CREATE FUNCTION app.sign_in_failed(p_email text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into auth.sign_in_failure as f (email_hash, failures, last_at)
  values (encode(sha256(convert_to(lower(trim(p_email)), 'UTF8')), 'hex'), 1, now())
  on conflict (email_hash) do update
    set failures = case when f.last_at < now() - interval '1 day' then 1 else f.failures + 1 end,
        last_at = now(),
        locked_until = case when f.last_at >= now() - interval '1 day' and f.failures + 1 >= 5 then now() + least(interval '1 hour', make_interval(secs => 30 * power(2, least(f.failures - 4, 12)))) end;
end $$;
ALTER FUNCTION app.sign_in_failed(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.sign_in_succeeded(p_email text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$ begin delete from auth.sign_in_failure f where f.email_hash = encode(sha256(convert_to(lower(trim(p_email)), 'UTF8')), 'hex'); end $$;
ALTER FUNCTION app.sign_in_succeeded(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.sign_in_wait(p_email text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return coalesce((select greatest(0, ceil(extract(epoch from f.locked_until - now())))::integer from auth.sign_in_failure f where f.email_hash = encode(sha256(convert_to(lower(trim(p_email)), 'UTF8')), 'hex')), 0);
end $$;
ALTER FUNCTION app.sign_in_wait(p_email text) OWNER TO app_owner;
CREATE FUNCTION app.slug_of(p_name text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE
    SET search_path TO ''
    AS $$
begin
  return left(trim(both '-' from regexp_replace(app.fold(p_name), '[^a-z0-9]+', '-', 'g')), 48);
end $$;
ALTER FUNCTION app.slug_of(p_name text) OWNER TO app_owner;
CREATE FUNCTION app.spend_bot_check(p_id text, p_expires_at timestamp with time zone) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from app.spent_bot_checks where id in (select s.id from app.spent_bot_checks s where s.expires_at < now() - interval '1 minute' order by s.expires_at limit 100 for update skip locked);
  insert into app.spent_bot_checks (id, expires_at) values (p_id, p_expires_at) on conflict (id) do nothing;
  return found;
end $$;
ALTER FUNCTION app.spend_bot_check(p_id text, p_expires_at timestamp with time zone) OWNER TO app_owner;
CREATE FUNCTION app.spend_recovery_code(p_user_id uuid, p_hash text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update auth.recovery_code set used_at = now() where user_id = p_user_id and hash = p_hash and used_at is null;
  return found;
end $$;
ALTER FUNCTION app.spend_recovery_code(p_user_id uuid, p_hash text) OWNER TO app_owner;
CREATE FUNCTION app.team_invitation_json(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
  select jsonb_build_object('id', t.id, 'email', t.email, 'role_name', t.role_name, 'client_ids', to_jsonb(t.client_ids), 'invited_by_name', u.full_name, 'created_at', t.created_at, 'expires_at', t.expires_at)
    from public.team_invitations t left join public.users u on u.org_id = t.org_id and u.id = t.invited_by
   where t.org_id = app.org_id() and t.id = p_id
  );
end $$;
ALTER FUNCTION app.team_invitation_json(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.tell_campaign_change() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  subject record := case when tg_op = 'DELETE' then old else new end;
begin
  perform pg_notify('sextant_campaigns', json_build_object('org_id', subject.org_id, 'client_id', subject.client_id, 'id', subject.id, 'kind', lower(tg_op))::text);
  return null;
end $$;
ALTER FUNCTION app.tell_campaign_change() OWNER TO app_owner;
CREATE FUNCTION app.tell_client_people(p_client_id uuid, p_event text, p_title text, p_body text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  person uuid;
begin
  for person in
    select distinct r.user_id from public.role_assignments r join app.permissions p on p.role_name = r.role_name and p.ability = 'portal.answer'
     where r.org_id = app.org_id() and (r.client_id is null or r.client_id = p_client_id) and r.user_id <> app.user_id()
  loop
    perform app.notify(app.org_id(), person, p_event, p_title, p_body, '/dashboard');
  end loop;
end $$;
ALTER FUNCTION app.tell_client_people(p_client_id uuid, p_event text, p_title text, p_body text) OWNER TO app_owner;
CREATE FUNCTION app.transfer_ownership(p_user_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  kind text;
begin
  perform app.require_member(p_user_id);
  perform app.require_ability('organization.transfer');
  perform app.require_step_up();
  if p_user_id = app.user_id() then
    raise exception 'UNPROCESSABLE' using errcode = 'SX422';
  end if;
  select o.type into kind from public.organizations o where o.id = app.org_id();
  delete from public.role_assignments where org_id = app.org_id() and user_id in (p_user_id, app.user_id());
  insert into public.role_assignments (org_id, user_id, role_name) values
    (app.org_id(), p_user_id, case kind when 'AGENCY' then 'agency_owner' else 'sme_owner' end),
    (app.org_id(), app.user_id(), case kind when 'AGENCY' then 'agency_admin' else 'sme_admin' end);
  perform app.withdraw_invitations(app.org_id(), app.user_id());
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail) values (app.org_id(), app.user_id(), 'ownership.transferred', 'users', p_user_id, app.person_words(app.org_id(), p_user_id));
  perform app.notify(app.org_id(), p_user_id, 'team.changed', 'You own this organization now', 'Ownership was handed to you.', '/settings/workspace');
end $$;
ALTER FUNCTION app.transfer_ownership(p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.turn_knowledge(p_session_id uuid, p_client_id uuid, p_head uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (
  with recursive thread as (
    select m as message, 1 as depth from public.agent_messages m where m.org_id = app.org_id() and m.session_id = p_session_id and m.id = p_head
    union all
    select m, t.depth + 1 from thread t join public.agent_messages m on m.org_id = app.org_id() and m.session_id = p_session_id and m.id = (t.message).parent_id
  )
  select jsonb_build_object(
    'profile', (select jsonb_build_object('companyName', coalesce(b.company_name, c.name, o.name), 'industry', coalesce(b.industry, c.industry, 'Other'), 'companySize', coalesce(b.company_size, '1-10'), 'description', coalesce(b.description, ''))
                  from public.organizations o
                  left join public.clients c on c.org_id = o.id and c.id = p_client_id
                  left join public.business_contexts b on b.org_id = o.id and b.client_id is not distinct from p_client_id
                 where o.id = app.org_id()),
    'learned', coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'key', e.key, 'value', e.value, 'quote', h.quote, 'on', to_char(h.created_at, 'YYYY-MM-DD'), 'status', h.status, 'session_id', h.session_id, 'message_id', h.message_id) order by h.created_at, h.id, e.key)
                  from public.business_context_history h cross join lateral jsonb_each(h.extracted_context) e
                 where h.org_id = app.org_id() and h.client_id is not distinct from p_client_id), '[]'),
    'thread', coalesce((select jsonb_agg(app.message_json(t.message) order by t.depth desc) from thread t), '[]'),
    'spent_micros', app.month_cost_micros(),
    'cap_cents', (select o.ai_monthly_cap_cents from public.organizations o where o.id = app.org_id()))
  );
end $$;
ALTER FUNCTION app.turn_knowledge(p_session_id uuid, p_client_id uuid, p_head uuid) OWNER TO app_owner;
CREATE FUNCTION app.unread_portal_messages(p_client_id uuid) RETURNS integer
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  return (select count(*)::integer from public.portal_messages m
           where m.org_id = app.org_id() and m.client_id is not distinct from p_client_id and m.from_client = app.may('portal.ask', p_client_id)
             and m.created_at > coalesce((select r.read_at from public.portal_reads r where r.org_id = app.org_id() and r.user_id = app.user_id() and r.client_id is not distinct from p_client_id), '-infinity'));
end $$;
ALTER FUNCTION app.unread_portal_messages(p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.unshare_output(p_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_output_to_share(p_id);
  update public.agent_outputs o set shared_at = null, shared_by = null, share_note = '' where o.org_id = app.org_id() and o.id = p_id and o.shared_at is not null;
  if found then
    insert into public.audit_log (org_id, actor_id, action, entity, entity_id) values (app.org_id(), app.user_id(), 'unshared', 'agent_outputs', p_id);
    update public.approvals a set status = 'withdrawn', decided_by = app.user_id(), decided_at = clock_timestamp() where a.org_id = app.org_id() and a.output_id = p_id and a.status = 'waiting';
  end if;
end $$;
ALTER FUNCTION app.unshare_output(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.update_client(p_id uuid, p_version integer, p_fields jsonb) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  current record;
begin
  perform app.require_may_for('clients.manage', p_id);
  select c.version, c.archived_at into current from public.clients c where c.org_id = app.org_id() and c.id = p_id for update;
  if current.version <> p_version then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
  update public.clients c set name = p_fields ->> 'name', status = case when c.archived_at is null then p_fields ->> 'status' else c.status end, industry = p_fields ->> 'industry',
         client_info = coalesce(p_fields -> 'client_info', '{}'), monthly_fee_cents = (p_fields ->> 'monthly_fee_cents')::bigint
   where c.org_id = app.org_id() and c.id = p_id;
  return app.client_json(p_id);
end $$;
ALTER FUNCTION app.update_client(p_id uuid, p_version integer, p_fields jsonb) OWNER TO app_owner;
CREATE FUNCTION app.update_me(p_full_name text, p_avatar_id uuid, p_theme text, p_default_agent text, p_clear text[] DEFAULT '{}'::text[]) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if p_avatar_id is not null and not exists (select 1 from public.images i where i.org_id = app.org_id() and i.id = p_avatar_id and i.owner_id = app.user_id() and i.purpose = 'avatar') then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update public.users u
     set full_name = coalesce(p_full_name, u.full_name),
         avatar_id = case when 'avatar_id' = any (p_clear) then null else coalesce(p_avatar_id, u.avatar_id) end,
         theme = coalesce(p_theme, u.theme),
         default_agent = case when 'default_agent' = any (p_clear) then null else coalesce(p_default_agent, u.default_agent) end
   where u.org_id = app.org_id() and u.id = app.user_id();
  if p_full_name is not null then
    update auth."user" set name = p_full_name, "updatedAt" = now() where id = app.user_id();
  end if;
  -- A picture that nobody wears any more is not kept.
  delete from public.images i where i.org_id = app.org_id() and i.owner_id = app.user_id() and i.purpose = 'avatar'
     and i.id is distinct from (select u.avatar_id from public.users u where u.org_id = app.org_id() and u.id = app.user_id()) and i.created_at < now() - interval '1 hour';
end $$;
ALTER FUNCTION app.update_me(p_full_name text, p_avatar_id uuid, p_theme text, p_default_agent text, p_clear text[]) OWNER TO app_owner;
CREATE FUNCTION app.user_id() RETURNS uuid
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ begin return nullif(current_setting('app.user_id', true), '')::uuid; end $$;
ALTER FUNCTION app.user_id() OWNER TO app_owner;
CREATE FUNCTION app.visible_client_ids() RETURNS uuid[]
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ begin return coalesce(nullif(current_setting('app.client_ids', true), ''), '{}')::uuid[]; end $$;
ALTER FUNCTION app.visible_client_ids() OWNER TO app_owner;
CREATE FUNCTION app.void_mailed_links(p_user_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  delete from auth.verification v where v.identifier = 'new-email:' || p_user_id or (v.identifier like 'reset-password:%' and v.value = p_user_id::text);
end $$;
ALTER FUNCTION app.void_mailed_links(p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.whitelist(p_email text, p_action text) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  address text := lower(trim(p_email));
  added boolean;
begin
  insert into public.invitations (email, invited_by) values (address, app.operator_name()) on conflict (email) do nothing;
  added := found;
  update public.invitation_requests r set status = 'approved', decided_at = now(), decided_by = app.operator_name() where r.email = address and r.status <> 'approved';
  if added or (p_action = 'invited' and exists (select 1 from public.invitations i where i.email = address and i.used_at is null)) then
    perform app.mail_invitation(address);
    perform app.note_operation(case when added then p_action else 'resent' end, address);
  end if;
  return added;
end $$;
ALTER FUNCTION app.whitelist(p_email text, p_action text) OWNER TO app_owner;
CREATE FUNCTION app.withdraw_approval(p_id uuid) RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  asked record;
begin
  select a.client_id, a.status into asked from public.approvals a where a.org_id = app.org_id() and a.id = p_id for update;
  if not found then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  perform app.require_may_for('portal.ask', asked.client_id);
  if asked.status <> 'waiting' then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
  update public.approvals a set status = 'withdrawn', decided_by = app.user_id(), decided_at = clock_timestamp() where a.org_id = app.org_id() and a.id = p_id;
  return app.approval_json(p_id);
end $$;
ALTER FUNCTION app.withdraw_approval(p_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.withdraw_invitations(p_org_id uuid, p_user_id uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  with abilities as (
    select p.ability from public.role_assignments r join app.permissions p on p.role_name = r.role_name
     where r.org_id = p_org_id and r.user_id = p_user_id and r.client_id is null),
  withdrawn as (
    update public.team_invitations t set revoked_at = now()
     where t.org_id = p_org_id and t.invited_by = p_user_id and t.accepted_at is null and t.revoked_at is null
       and (not exists (select 1 from abilities a where a.ability = 'members.manage')
         or (not exists (select 1 from abilities a where a.ability = 'organization.transfer')
             and exists (select 1 from app.assignable_roles g where g.role_name = t.role_name and g.owners_only)))
    returning t.id)
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id) select p_org_id, app.user_id(), 'revoked', 'team_invitations', w.id from withdrawn w;
end $$;
ALTER FUNCTION app.withdraw_invitations(p_org_id uuid, p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION app.withdraw_when_gone() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.approvals a set status = 'withdrawn', decided_at = clock_timestamp(), decided_by = (select u.id from public.users u where u.org_id = new.org_id and u.id = app.user_id())
   where a.org_id = new.org_id and a.status = 'waiting' and case tg_table_name when 'campaigns' then a.campaign_id = new.id else a.output_id = new.id end;
  return null;
end $$;
ALTER FUNCTION app.withdraw_when_gone() OWNER TO app_owner;
CREATE FUNCTION app.working_client_ids() RETURNS uuid[]
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ begin return coalesce(nullif(current_setting('app.working_client_ids', true), ''), '{}')::uuid[]; end $$;
ALTER FUNCTION app.working_client_ids() OWNER TO app_owner;
CREATE FUNCTION app.works_in_organization() RETURNS boolean
    LANGUAGE plpgsql STABLE PARALLEL SAFE
    SET search_path TO ''
    AS $$ begin return coalesce(current_setting('app.works_in_organization', true) = 'on', false); end $$;
ALTER FUNCTION app.works_in_organization() OWNER TO app_owner;
CREATE FUNCTION public.archive_client_routed(p_client_id uuid, p_org_id uuid, p_archive_reason text) RETURNS TABLE(id uuid, org_id uuid, slug text, name text, status text, industry text, client_info jsonb, monthly_fee_cents double precision, campaigns_count integer, active_campaigns integer, outputs_count integer, health_score integer, created_at timestamp with time zone, updated_at timestamp with time zone, archived_at timestamp with time zone, archive_reason text, version integer)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  perform app.require_may_for('clients.manage', p_client_id);
  if coalesce(btrim(p_archive_reason), '') = '' then raise exception 'UNPROCESSABLE' using errcode = 'SX422'; end if;
  update public.clients c set status_before_archive = c.status, status = 'archived', archived_at = now(), archive_reason = btrim(p_archive_reason)
   where c.org_id = p_org_id and c.id = p_client_id and c.archived_at is null;
  if not found then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
  return query select r.* from app.client_rows(p_client_id) r;
end $$;
ALTER FUNCTION public.archive_client_routed(p_client_id uuid, p_org_id uuid, p_archive_reason text) OWNER TO app_owner;
CREATE FUNCTION public.check_onboarding_status(p_user_id uuid) RETURNS TABLE(needs_onboarding boolean)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  if p_user_id is distinct from app.user_id() then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query select app.may('profile.manage')
    and not exists (select 1 from public.business_contexts b where b.org_id = app.org_id() and b.client_id is null);
end $$;
ALTER FUNCTION public.check_onboarding_status(p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.delete_client_routed(p_client_id uuid, p_org_id uuid) RETURNS TABLE(id uuid)
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  perform app.require_may_for('clients.manage', p_client_id);
  perform app.require_step_up();
  -- An invitation into a client that is gone leads nowhere.
  update public.team_invitations t set revoked_at = case when t.client_ids = array[p_client_id] then now() end, client_ids = array_remove(t.client_ids, p_client_id)
   where t.org_id = p_org_id and p_client_id = any (t.client_ids) and t.accepted_at is null and t.revoked_at is null;
  -- A run that is under way holds its session and then asks for the client: in the other order both would wait for each other.
  perform 1 from public.agent_sessions s where s.org_id = p_org_id and s.client_id = p_client_id order by s.id for update;
  return query delete from public.clients c where c.org_id = p_org_id and c.id = p_client_id returning c.id;
end $$;
ALTER FUNCTION public.delete_client_routed(p_client_id uuid, p_org_id uuid) OWNER TO app_owner;
CREATE TABLE public.campaigns (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid,
    name text NOT NULL,
    description text,
    campaign_type text,
    priority_level integer DEFAULT 0 NOT NULL,
    budget_cents bigint,
    spent_cents bigint DEFAULT 0 NOT NULL,
    start_date date,
    end_date date,
    marketing_channels text[] DEFAULT '{}'::text[] NOT NULL,
    geographic_target text,
    target_audience text,
    goals text[] DEFAULT '{}'::text[] NOT NULL,
    success_metrics text[] DEFAULT '{}'::text[] NOT NULL,
    objectives text[] DEFAULT '{}'::text[] NOT NULL,
    content_pillars text[] DEFAULT '{}'::text[] NOT NULL,
    target_personas text[] DEFAULT '{}'::text[] NOT NULL,
    competitor_context text,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    archived_at timestamp with time zone,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    content_version integer DEFAULT 1 NOT NULL,
    CONSTRAINT campaigns_budget_cents_check CHECK ((budget_cents >= 0)),
    CONSTRAINT campaigns_check CHECK ((end_date >= start_date)),
    CONSTRAINT campaigns_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
    CONSTRAINT campaigns_spent_cents_check CHECK ((spent_cents >= 0))
);
ALTER TABLE ONLY public.campaigns FORCE ROW LEVEL SECURITY;
ALTER TABLE public.campaigns OWNER TO app_owner;
CREATE TABLE public.clients (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'active'::text NOT NULL,
    industry text,
    client_info jsonb DEFAULT '{}'::jsonb NOT NULL,
    archive_reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    monthly_fee_cents bigint,
    brand_kit jsonb DEFAULT '{}'::jsonb NOT NULL,
    archived_at timestamp with time zone,
    status_before_archive text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT clients_check CHECK ((((status = 'archived'::text) = (archived_at IS NOT NULL)) AND ((archived_at IS NULL) OR (char_length(btrim(archive_reason)) > 0)))),
    CONSTRAINT clients_monthly_fee_cents_check CHECK ((monthly_fee_cents >= 0)),
    CONSTRAINT clients_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120)))
);
ALTER TABLE ONLY public.clients FORCE ROW LEVEL SECURITY;
ALTER TABLE public.clients OWNER TO app_owner;
CREATE VIEW app.campaign_rows WITH (security_invoker='true') AS
 SELECT c.id,
    c.org_id,
    c.client_id,
    c.name,
    c.description,
    c.campaign_type,
    c.priority_level,
    (c.budget_cents)::double precision AS budget_cents,
    (c.spent_cents)::double precision AS spent_cents,
    (c.start_date)::text AS start_date,
    (c.end_date)::text AS end_date,
    c.marketing_channels,
    c.geographic_target,
    c.target_audience,
    c.goals,
    c.success_metrics,
    c.status,
    c.created_at,
    c.updated_at,
    c.created_by,
    c.objectives,
    c.content_pillars,
    c.target_personas,
    c.competitor_context,
    c.tags,
    c.archived_at,
    c.version,
    k.name AS client_name,
    k.slug AS client_slug
   FROM (public.campaigns c
     LEFT JOIN public.clients k ON (((k.org_id = c.org_id) AND (k.id = c.client_id))));
ALTER TABLE app.campaign_rows OWNER TO app_owner;
CREATE FUNCTION public.get_active_campaigns_routed(p_org_id uuid) RETURNS SETOF app.campaign_rows
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query select r.* from app.campaign_rows r where r.org_id = p_org_id and r.status = 'active' and r.archived_at is null order by r.created_at desc limit 1000;
end $$;
ALTER FUNCTION public.get_active_campaigns_routed(p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.get_campaign_details_routed(p_campaign_id uuid, p_org_id uuid) RETURNS SETOF app.campaign_rows
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query select r.* from app.campaign_rows r where r.org_id = p_org_id and r.id = p_campaign_id;
end $$;
ALTER FUNCTION public.get_campaign_details_routed(p_campaign_id uuid, p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.get_campaigns_list_routed(p_org_id uuid, p_include_archived boolean DEFAULT false, p_client_id uuid DEFAULT NULL::uuid, p_status text DEFAULT NULL::text, p_limit integer DEFAULT 100, p_offset integer DEFAULT 0, p_search text DEFAULT NULL::text, p_sort text DEFAULT 'newest'::text) RETURNS SETOF app.campaign_rows
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
declare
  pattern text := '%' || app.like_literal(p_search) || '%';
begin
  perform app.require_org(p_org_id);
  -- The plain list walks its index and stops at the page's end.
  if coalesce(p_sort, 'newest') = 'newest' and p_search is null then
    return query
    select r.* from app.campaign_rows r
     where r.org_id = p_org_id and (p_include_archived or r.archived_at is null) and (p_client_id is null or r.client_id = p_client_id) and (p_status is null or r.status = p_status)
     order by r.created_at desc limit p_limit offset p_offset;
    return;
  end if;
  return query
  select r.* from app.campaign_rows r
   where r.org_id = p_org_id and (p_include_archived or r.archived_at is null) and (p_client_id is null or r.client_id = p_client_id) and (p_status is null or r.status = p_status)
     and (p_search is null or r.name ilike pattern or r.description ilike pattern or r.client_name ilike pattern or exists (select 1 from unnest(r.tags) t where t ilike pattern))
   order by case p_sort when 'name' then lower(r.name) end, case p_sort when 'start' then r.start_date when 'end' then r.end_date end nulls last,
            case p_sort when 'budget' then r.budget_cents when 'spent' then r.spent_cents when 'priority' then r.priority_level end desc nulls last, case p_sort when 'updated' then r.updated_at end desc nulls last, r.created_at desc, r.id
   limit p_limit offset p_offset;
end $$;
ALTER FUNCTION public.get_campaigns_list_routed(p_org_id uuid, p_include_archived boolean, p_client_id uuid, p_status text, p_limit integer, p_offset integer, p_search text, p_sort text) OWNER TO app_owner;
CREATE FUNCTION public.get_client_branding_routed(p_org_id uuid, p_client_id uuid) RETURNS TABLE("clientName" text, "brandKit" jsonb)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  if p_client_id is null then raise exception 'NOT_FOUND' using errcode = 'SX404'; end if;
  perform app.require_client(p_client_id);
  return query
  select c.name, jsonb_build_object('primary_color', c.brand_kit ->> 'primary_color', 'secondary_color', c.brand_kit ->> 'secondary_color', 'accent_color', c.brand_kit ->> 'accent_color', 'font_family', c.brand_kit ->> 'font_family',
           'logo_url', case when c.brand_kit ->> 'logo' is not null then '/api/v1/images/' || (c.brand_kit ->> 'logo') end)
    from public.clients c where c.org_id = p_org_id and c.id = p_client_id;
end $$;
ALTER FUNCTION public.get_client_branding_routed(p_org_id uuid, p_client_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.get_client_by_slug_routed(p_org_id uuid, p_slug text) RETURNS TABLE(id uuid, org_id uuid, slug text, name text, status text, industry text, client_info jsonb, monthly_fee_cents double precision, campaigns_count integer, active_campaigns integer, outputs_count integer, health_score integer, created_at timestamp with time zone, updated_at timestamp with time zone, archived_at timestamp with time zone, archive_reason text, version integer)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query select r.* from public.clients c cross join lateral app.client_rows(c.id) r where c.org_id = p_org_id and c.slug = p_slug;
end $$;
ALTER FUNCTION public.get_client_by_slug_routed(p_org_id uuid, p_slug text) OWNER TO app_owner;
CREATE FUNCTION public.get_client_dashboard_routed(p_client_id uuid, p_org_id uuid) RETURNS TABLE(id uuid, org_id uuid, slug text, name text, status text, industry text, client_info jsonb, monthly_fee_cents double precision, campaigns_count integer, active_campaigns integer, outputs_count integer, health_score integer, created_at timestamp with time zone, updated_at timestamp with time zone, archived_at timestamp with time zone, archive_reason text, version integer, health_campaigns integer, health_age integer, health_outputs integer, age_days integer, completed_campaigns integer, total_budget double precision, total_spent double precision, waiting_approvals integer, unread_messages integer, last_activity timestamp with time zone, recent_outputs jsonb)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query
  select r.*, h.campaigns, h.age, h.outputs, greatest(0, floor(extract(epoch from now() - r.created_at) / 86400))::integer, c.completed, c.budget, c.spent,
         (select count(*)::integer from public.approvals a where a.org_id = p_org_id and a.client_id = p_client_id and a.status = 'waiting'),
         app.unread_portal_messages(p_client_id), greatest(c.latest, o.latest), o.rows
    from app.client_rows(p_client_id) r
    cross join lateral app.client_health(r.active_campaigns, r.campaigns_count, r.created_at, r.outputs_count) h
    cross join lateral (select (count(*) filter (where x.status = 'completed'))::integer as completed, coalesce(sum(x.budget_cents), 0)::float8 as budget, coalesce(sum(x.spent_cents), 0)::float8 as spent, max(x.updated_at) as latest
                          from public.campaigns x where x.org_id = p_org_id and x.client_id = p_client_id and x.archived_at is null) c
    cross join lateral (select max(x.created_at) as latest, coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'description', x.title, 'agent', x.agent_type, 'timestamp', x.created_at, 'output_type', x.output_type) order by x.created_at desc), '[]') as rows
                          from (select y.* from public.agent_outputs y where y.org_id = p_org_id and y.client_id = p_client_id and y.deleted_at is null order by y.created_at desc limit 20) x) o;
end $$;
ALTER FUNCTION public.get_client_dashboard_routed(p_client_id uuid, p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.get_cross_client_analytics(p_org_id uuid) RETURNS TABLE(client_id uuid, slug text, name text, industry text, status text, campaign_count integer, active_campaigns integer, completed_campaigns integer, total_budget double precision, total_spent double precision, output_count integer, monthly_fee_cents double precision, health_score integer, last_activity timestamp with time zone)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  perform app.require_ability('analytics.cross-client');
  return query
  select r.id, r.slug, r.name, r.industry, r.status, r.campaigns_count, r.active_campaigns, coalesce(c.completed, 0), coalesce(c.budget, 0), coalesce(c.spent, 0), r.outputs_count, r.monthly_fee_cents, r.health_score, greatest(c.latest, o.latest)
    from app.client_rows() r
    left join (select x.client_id, (count(*) filter (where x.status = 'completed'))::integer as completed, sum(x.budget_cents)::float8 as budget, sum(x.spent_cents)::float8 as spent, max(x.updated_at) as latest
                 from public.campaigns x where x.org_id = p_org_id and x.archived_at is null and x.client_id is not null group by x.client_id) c on c.client_id = r.id
    left join (select x.client_id, max(x.created_at) as latest from public.agent_outputs x where x.org_id = p_org_id and x.deleted_at is null and x.client_id is not null group by x.client_id) o on o.client_id = r.id
   where r.status <> 'archived'
   order by lower(r.name), r.id;
end $$;
ALTER FUNCTION public.get_cross_client_analytics(p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.get_dashboard_campaigns_routed(p_org_id uuid, p_limit integer DEFAULT 10) RETURNS SETOF app.campaign_rows
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query select r.* from app.campaign_rows r where r.org_id = p_org_id and r.archived_at is null order by r.created_at desc limit least(greatest(coalesce(p_limit, 10), 1), 100);
end $$;
ALTER FUNCTION public.get_dashboard_campaigns_routed(p_org_id uuid, p_limit integer) OWNER TO app_owner;
CREATE FUNCTION public.get_dashboard_clients(p_org_id uuid, p_limit integer DEFAULT 20) RETURNS TABLE(id uuid, org_id uuid, slug text, name text, status text, industry text, client_info jsonb, monthly_fee_cents double precision, campaigns_count integer, active_campaigns integer, outputs_count integer, health_score integer, created_at timestamp with time zone, updated_at timestamp with time zone, archived_at timestamp with time zone, archive_reason text, version integer)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query select r.* from app.client_rows() r join app.clients_by_need() n on n.id = r.id where r.status <> 'archived' order by n.place limit least(greatest(coalesce(p_limit, 20), 1), 100);
end $$;
ALTER FUNCTION public.get_dashboard_clients(p_org_id uuid, p_limit integer) OWNER TO app_owner;
CREATE FUNCTION public.get_dashboard_metrics_cached(p_org_id uuid) RETURNS TABLE(campaign_count integer, active_campaigns integer, completed_campaigns integer, total_budget double precision, total_spent double precision, budget_utilization_percentage double precision, client_count integer, active_clients integer, team_member_count integer, new_members_30d integer, document_count integer, total_ai_interactions integer, total_revenue double precision, avg_client_value double precision, last_activity timestamp with time zone, organization_type text)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query
  select c.n, c.active, c.completed, c.budget, c.spent, case when c.budget > 0 then round((100 * c.spent / c.budget)::numeric, 1)::float8 else 0::float8 end,
         k.n, k.active, t.n, t.fresh, 0, m.n, k.fees, case when k.active > 0 then k.fees / k.active else 0::float8 end, greatest(c.latest, m.latest), o.type
    from public.organizations o,
         lateral (select count(*)::integer as n, (count(*) filter (where x.status = 'active'))::integer as active, (count(*) filter (where x.status = 'completed'))::integer as completed,
                         coalesce(sum(x.budget_cents), 0)::float8 as budget, coalesce(sum(x.spent_cents), 0)::float8 as spent, max(x.updated_at) as latest
                    from public.campaigns x where x.org_id = p_org_id and x.archived_at is null) c,
         lateral (select count(*)::integer as n, (count(*) filter (where x.status = 'active'))::integer as active, coalesce(sum(x.monthly_fee_cents) filter (where x.status = 'active'), 0)::float8 / 100 as fees from public.clients x where x.org_id = p_org_id and x.archived_at is null) k,
         lateral (select count(*)::integer as n, (count(*) filter (where x.created_at > now() - interval '30 days'))::integer as fresh from public.users x where x.org_id = p_org_id) t,
         lateral (select count(*)::integer as n, max(x.created_at) as latest from public.agent_messages x where x.org_id = p_org_id and x.role = 'user') m
   where o.id = p_org_id;
end $$;
ALTER FUNCTION public.get_dashboard_metrics_cached(p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.get_intelligence_readiness(p_org_id uuid) RETURNS TABLE(has_strategy boolean, has_persona boolean, has_marketing_strategy boolean, has_content boolean, total_outputs integer, readiness_score integer, is_ready boolean)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query
  select f.s, f.p, f.m, f.c, f.n, 30 * f.s::integer + 30 * f.p::integer + 30 * f.m::integer + 10 * f.c::integer, f.s and f.p and f.m
    from (select coalesce(bool_or(o.agent_type = 'strategy'), false) as s, coalesce(bool_or(o.agent_type = 'persona'), false) as p,
                 coalesce(bool_or(o.agent_type = 'marketing-strategy'), false) as m, coalesce(bool_or(o.agent_type = 'content'), false) as c, count(*)::integer as n
            from public.agent_outputs o where o.org_id = p_org_id and o.deleted_at is null) f;
end $$;
ALTER FUNCTION public.get_intelligence_readiness(p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.get_user_roles(p_user_id uuid, p_org_id uuid) RETURNS TABLE(role_name text, client_id uuid)
    LANGUAGE plpgsql STABLE
    SET search_path TO ''
    AS $$
begin
  perform app.require_org(p_org_id);
  return query
    select r.role_name, r.client_id
      from public.role_assignments r
     where r.org_id = p_org_id and r.user_id = p_user_id
     order by r.created_at, r.role_name;
end $$;
ALTER FUNCTION public.get_user_roles(p_user_id uuid, p_org_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.is_email_invited(p_email text) RETURNS boolean
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  return (
  select exists (select 1 from public.invitations i where i.email = lower(trim(p_email)) and i.used_at is null)
  );
end $$;
ALTER FUNCTION public.is_email_invited(p_email text) OWNER TO app_owner;
CREATE FUNCTION public.mark_invite_used(p_email text, p_user_id uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if app.user_id() is null then return false; end if;
  if p_user_id is distinct from app.user_id() then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  update public.invitations i set used_at = now(), used_by = p_user_id
   where i.email = lower(trim(p_email)) and i.used_at is null
     and exists (select 1 from auth."user" u where u.id = p_user_id and u.email = i.email);
  return exists (select 1 from public.invitations i where i.email = lower(trim(p_email)) and i.used_by = p_user_id);
end $$;
ALTER FUNCTION public.mark_invite_used(p_email text, p_user_id uuid) OWNER TO app_owner;
CREATE FUNCTION public.update_campaign(p_campaign_id uuid, p_org_id uuid, p_name text DEFAULT NULL::text, p_description text DEFAULT NULL::text, p_objectives text[] DEFAULT NULL::text[], p_budget_cents bigint DEFAULT NULL::bigint, p_status text DEFAULT NULL::text, p_target_audience text DEFAULT NULL::text, p_campaign_type text DEFAULT NULL::text, p_marketing_channels text[] DEFAULT NULL::text[], p_content_pillars text[] DEFAULT NULL::text[], p_target_personas text[] DEFAULT NULL::text[], p_success_metrics text[] DEFAULT NULL::text[], p_competitor_context text DEFAULT NULL::text, p_geographic_target text DEFAULT NULL::text, p_priority_level integer DEFAULT NULL::integer, p_tags text[] DEFAULT NULL::text[], p_start_date date DEFAULT NULL::date, p_end_date date DEFAULT NULL::date, p_spent_cents bigint DEFAULT NULL::bigint, p_clear text[] DEFAULT '{}'::text[], p_version integer DEFAULT NULL::integer) RETURNS SETOF app.campaign_rows
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  clear text[] := coalesce(p_clear, '{}');
begin
  perform app.require_org(p_org_id);
  perform app.require_campaign(p_campaign_id);
  update public.campaigns c set
    name = coalesce(p_name, c.name), objectives = coalesce(p_objectives, c.objectives), status = coalesce(p_status, c.status), marketing_channels = coalesce(p_marketing_channels, c.marketing_channels),
    content_pillars = coalesce(p_content_pillars, c.content_pillars), target_personas = coalesce(p_target_personas, c.target_personas), success_metrics = coalesce(p_success_metrics, c.success_metrics),
    priority_level = coalesce(p_priority_level, c.priority_level), tags = coalesce(p_tags, c.tags), spent_cents = coalesce(p_spent_cents, c.spent_cents),
    description = case when 'description' = any (clear) then null else coalesce(p_description, c.description) end,
    budget_cents = case when 'budget_cents' = any (clear) then null else coalesce(p_budget_cents, c.budget_cents) end,
    target_audience = case when 'target_audience' = any (clear) then null else coalesce(p_target_audience, c.target_audience) end,
    campaign_type = case when 'campaign_type' = any (clear) then null else coalesce(p_campaign_type, c.campaign_type) end,
    competitor_context = case when 'competitor_context' = any (clear) then null else coalesce(p_competitor_context, c.competitor_context) end,
    geographic_target = case when 'geographic_target' = any (clear) then null else coalesce(p_geographic_target, c.geographic_target) end,
    start_date = case when 'start_date' = any (clear) then null else coalesce(p_start_date, c.start_date) end,
    end_date = case when 'end_date' = any (clear) then null else coalesce(p_end_date, c.end_date) end
   where c.org_id = p_org_id and c.id = p_campaign_id and (p_version is null or c.version = p_version);
  if not found then raise exception 'CONFLICT' using errcode = 'SX409'; end if;
  return query select r.* from app.campaign_rows r where r.org_id = p_org_id and r.id = p_campaign_id;
end $$;
ALTER FUNCTION public.update_campaign(p_campaign_id uuid, p_org_id uuid, p_name text, p_description text, p_objectives text[], p_budget_cents bigint, p_status text, p_target_audience text, p_campaign_type text, p_marketing_channels text[], p_content_pillars text[], p_target_personas text[], p_success_metrics text[], p_competitor_context text, p_geographic_target text, p_priority_level integer, p_tags text[], p_start_date date, p_end_date date, p_spent_cents bigint, p_clear text[], p_version integer) OWNER TO app_owner;
CREATE TABLE app.assignable_roles (
    organization_type text NOT NULL,
    rank integer NOT NULL,
    role_name text NOT NULL,
    owners_only boolean NOT NULL,
    takes_client boolean NOT NULL,
    needs_client boolean NOT NULL
);
ALTER TABLE app.assignable_roles OWNER TO app_owner;
CREATE TABLE app.isolation_runs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    started_at timestamp with time zone NOT NULL,
    milliseconds integer NOT NULL,
    holds boolean NOT NULL,
    organizations integer NOT NULL,
    ran_by text NOT NULL,
    lines jsonb NOT NULL
);
ALTER TABLE app.isolation_runs OWNER TO app_owner;
CREATE TABLE app.mail_outbox (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    queued_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    recipient text NOT NULL,
    template text NOT NULL,
    data jsonb NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT clock_timestamp(),
    sent_at timestamp with time zone,
    last_error text,
    rendered jsonb,
    CONSTRAINT mail_outbox_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sending'::text, 'sent'::text, 'dead'::text])))
);
ALTER TABLE app.mail_outbox OWNER TO app_owner;
CREATE TABLE app.migrations (
    name text NOT NULL,
    hash text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE app.migrations OWNER TO app_owner;
CREATE TABLE app.notification_defaults (
    event text NOT NULL,
    in_app boolean NOT NULL,
    mail boolean NOT NULL,
    digest boolean NOT NULL
);
ALTER TABLE app.notification_defaults OWNER TO app_owner;
CREATE TABLE app.operator_log (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL
);
ALTER TABLE app.operator_log OWNER TO app_owner;
ALTER TABLE app.operator_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME app.operator_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE app.operators (
    user_id uuid NOT NULL,
    granted_at timestamp with time zone DEFAULT now() NOT NULL,
    granted_by text NOT NULL
);
ALTER TABLE app.operators OWNER TO app_owner;
CREATE TABLE app.permissions (
    ability text NOT NULL,
    role_name text NOT NULL,
    organization_wide boolean DEFAULT false NOT NULL
);
ALTER TABLE app.permissions OWNER TO app_owner;
CREATE TABLE app.rate_limits (
    key character varying(255) NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);
ALTER TABLE app.rate_limits OWNER TO app_owner;
CREATE TABLE app.spent_bot_checks (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
ALTER TABLE app.spent_bot_checks OWNER TO app_owner;
CREATE TABLE auth.account (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" uuid NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
ALTER TABLE auth.account OWNER TO app_owner;
CREATE TABLE auth."mfaChallenge" (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    "factorId" uuid NOT NULL,
    "userId" uuid NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "usedAt" timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL
);
ALTER TABLE auth."mfaChallenge" OWNER TO app_owner;
CREATE TABLE auth."mfaFactor" (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    "userId" uuid NOT NULL,
    "factorType" text NOT NULL,
    "friendlyName" text,
    secret text NOT NULL,
    status text NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "lastStep" bigint,
    CONSTRAINT "mfaFactor_factorType_check" CHECK (("factorType" = 'totp'::text)),
    CONSTRAINT "mfaFactor_status_check" CHECK ((status = ANY (ARRAY['unverified'::text, 'verified'::text])))
);
ALTER TABLE auth."mfaFactor" OWNER TO app_owner;
CREATE TABLE auth."rateLimit" (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    key text NOT NULL,
    count integer NOT NULL,
    "lastRequest" bigint NOT NULL
);
ALTER TABLE auth."rateLimit" OWNER TO app_owner;
CREATE TABLE auth.recovery_code (
    user_id uuid NOT NULL,
    hash text NOT NULL,
    used_at timestamp with time zone
);
ALTER TABLE auth.recovery_code OWNER TO app_owner;
CREATE TABLE auth.session (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" uuid NOT NULL,
    aal text DEFAULT 'aal1'::text NOT NULL,
    amr text,
    aal2_at timestamp with time zone,
    CONSTRAINT session_aal_check CHECK ((aal = ANY (ARRAY['aal1'::text, 'aal2'::text])))
);
ALTER TABLE auth.session OWNER TO app_owner;
CREATE TABLE auth.sign_in_failure (
    email_hash text NOT NULL,
    failures integer NOT NULL,
    last_at timestamp with time zone NOT NULL,
    locked_until timestamp with time zone
);
ALTER TABLE auth.sign_in_failure OWNER TO app_owner;
CREATE TABLE auth."user" (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    organization_name text,
    organization_type text,
    organization_slug text,
    org_id uuid,
    second_factor boolean DEFAULT false NOT NULL,
    invitation_token text,
    CONSTRAINT user_email_check CHECK ((email = lower(email)))
);
ALTER TABLE auth."user" OWNER TO app_owner;
CREATE TABLE auth.verification (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);
ALTER TABLE auth.verification OWNER TO app_owner;
CREATE TABLE public.agent_events (
    org_id uuid NOT NULL,
    session_id uuid NOT NULL,
    seq bigint NOT NULL,
    client_id uuid,
    run_id uuid,
    type text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY public.agent_events FORCE ROW LEVEL SECURITY;
ALTER TABLE public.agent_events OWNER TO app_owner;
CREATE TABLE public.agent_sessions (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid,
    campaign_id uuid,
    agent_type text NOT NULL,
    tool text,
    mode text,
    title text NOT NULL,
    head_message_id uuid,
    last_seq bigint DEFAULT 0 NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone
);
ALTER TABLE ONLY public.agent_sessions FORCE ROW LEVEL SECURITY;
ALTER TABLE public.agent_sessions OWNER TO app_owner;
CREATE TABLE public.approvals (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid,
    campaign_id uuid,
    output_id uuid,
    subject_version integer NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    requested_by uuid,
    requested_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    comment text DEFAULT ''::text NOT NULL,
    CONSTRAINT approvals_check CHECK ((num_nonnulls(campaign_id, output_id) = 1)),
    CONSTRAINT approvals_check1 CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
    CONSTRAINT approvals_check2 CHECK (((status <> 'changes'::text) OR (comment <> ''::text))),
    CONSTRAINT approvals_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'changes'::text, 'withdrawn'::text])))
);
ALTER TABLE ONLY public.approvals FORCE ROW LEVEL SECURITY;
ALTER TABLE public.approvals OWNER TO app_owner;
CREATE TABLE public.audit_log (
    org_id uuid NOT NULL,
    id bigint NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    entity text NOT NULL,
    entity_id uuid,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.audit_log FORCE ROW LEVEL SECURITY;
ALTER TABLE public.audit_log OWNER TO app_owner;
ALTER TABLE public.audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.business_context_history (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid,
    session_id uuid,
    message_id uuid,
    agent_type text NOT NULL,
    extracted_context jsonb NOT NULL,
    confidence_score numeric(4,3) NOT NULL,
    quote text NOT NULL,
    fingerprint text NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    auto_approved boolean DEFAULT false NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT business_context_history_confidence_score_check CHECK (((confidence_score >= (0)::numeric) AND (confidence_score <= (1)::numeric))),
    CONSTRAINT business_context_history_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text])))
);
ALTER TABLE ONLY public.business_context_history FORCE ROW LEVEL SECURITY;
ALTER TABLE public.business_context_history OWNER TO app_owner;
CREATE TABLE public.business_contexts (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    client_id uuid,
    company_name text NOT NULL,
    industry text NOT NULL,
    company_size text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    updated_by uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.business_contexts FORCE ROW LEVEL SECURITY;
ALTER TABLE public.business_contexts OWNER TO app_owner;
CREATE TABLE public.campaign_status_changes (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    campaign_id uuid NOT NULL,
    client_id uuid,
    from_status text,
    to_status text NOT NULL,
    changed_by uuid,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
ALTER TABLE ONLY public.campaign_status_changes FORCE ROW LEVEL SECURITY;
ALTER TABLE public.campaign_status_changes OWNER TO app_owner;
CREATE TABLE public.feedback (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    kind text NOT NULL,
    message text NOT NULL,
    page text DEFAULT ''::text NOT NULL,
    screenshot_id uuid,
    status text DEFAULT 'new'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT feedback_kind_check CHECK ((kind = ANY (ARRAY['idea'::text, 'problem'::text, 'praise'::text]))),
    CONSTRAINT feedback_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 5000))),
    CONSTRAINT feedback_status_check CHECK ((status = ANY (ARRAY['new'::text, 'done'::text])))
);
ALTER TABLE ONLY public.feedback FORCE ROW LEVEL SECURITY;
ALTER TABLE public.feedback OWNER TO app_owner;
CREATE TABLE public.images (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    purpose text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    client_id uuid,
    CONSTRAINT images_bytes_check CHECK ((octet_length(bytes) <= 1500000)),
    CONSTRAINT images_purpose_check CHECK ((purpose = ANY (ARRAY['avatar'::text, 'feedback'::text, 'logo'::text])))
);
ALTER TABLE ONLY public.images FORCE ROW LEVEL SECURITY;
ALTER TABLE public.images OWNER TO app_owner;
CREATE TABLE public.insight_uses (
    org_id uuid NOT NULL,
    insight_id uuid NOT NULL,
    output_id uuid NOT NULL,
    client_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.insight_uses FORCE ROW LEVEL SECURITY;
ALTER TABLE public.insight_uses OWNER TO app_owner;
CREATE TABLE public.invitation_requests (
    email text NOT NULL,
    company_name text NOT NULL,
    organization_type text NOT NULL,
    use_case text,
    referral_source text,
    status text DEFAULT 'pending'::text NOT NULL,
    requested_at timestamp with time zone DEFAULT now() NOT NULL,
    decided_at timestamp with time zone,
    decided_by text,
    CONSTRAINT invitation_requests_email_check CHECK ((email = lower(email))),
    CONSTRAINT invitation_requests_organization_type_check CHECK ((organization_type = ANY (ARRAY['SME'::text, 'AGENCY'::text]))),
    CONSTRAINT invitation_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text])))
);
ALTER TABLE ONLY public.invitation_requests FORCE ROW LEVEL SECURITY;
ALTER TABLE public.invitation_requests OWNER TO app_owner;
CREATE TABLE public.invitations (
    email text NOT NULL,
    invited_at timestamp with time zone DEFAULT now() NOT NULL,
    invited_by text NOT NULL,
    used_at timestamp with time zone,
    used_by uuid,
    CONSTRAINT invitations_email_check CHECK ((email = lower(email)))
);
ALTER TABLE ONLY public.invitations FORCE ROW LEVEL SECURITY;
ALTER TABLE public.invitations OWNER TO app_owner;
CREATE TABLE public.notification_settings (
    org_id uuid NOT NULL,
    user_id uuid NOT NULL,
    event text NOT NULL,
    in_app boolean NOT NULL,
    mail boolean NOT NULL,
    digest boolean NOT NULL
);
ALTER TABLE ONLY public.notification_settings FORCE ROW LEVEL SECURITY;
ALTER TABLE public.notification_settings OWNER TO app_owner;
CREATE TABLE public.notifications (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    event text NOT NULL,
    title text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    href text,
    in_digest boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone
);
ALTER TABLE ONLY public.notifications FORCE ROW LEVEL SECURITY;
ALTER TABLE public.notifications OWNER TO app_owner;
CREATE TABLE public.organizations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    slug text NOT NULL,
    ai_monthly_cap_cents integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT organizations_ai_monthly_cap_cents_check CHECK ((ai_monthly_cap_cents >= 0)),
    CONSTRAINT organizations_name_check CHECK (((char_length(name) >= 2) AND (char_length(name) <= 120))),
    CONSTRAINT organizations_type_check CHECK ((type = ANY (ARRAY['SME'::text, 'AGENCY'::text])))
);
ALTER TABLE ONLY public.organizations FORCE ROW LEVEL SECURITY;
ALTER TABLE public.organizations OWNER TO app_owner;
CREATE TABLE public.portal_reads (
    org_id uuid NOT NULL,
    user_id uuid NOT NULL,
    client_id uuid,
    read_at timestamp with time zone NOT NULL
);
ALTER TABLE ONLY public.portal_reads FORCE ROW LEVEL SECURITY;
ALTER TABLE public.portal_reads OWNER TO app_owner;
CREATE TABLE public.role_assignments (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    role_name text NOT NULL,
    client_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.role_assignments FORCE ROW LEVEL SECURITY;
ALTER TABLE public.role_assignments OWNER TO app_owner;
CREATE TABLE public.saved_views (
    org_id uuid NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    scope text NOT NULL,
    name text NOT NULL,
    filter jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
    CONSTRAINT saved_views_scope_check CHECK ((scope = ANY (ARRAY['campaigns'::text, 'clients'::text])))
);
ALTER TABLE ONLY public.saved_views FORCE ROW LEVEL SECURITY;
ALTER TABLE public.saved_views OWNER TO app_owner;
CREATE TABLE public.themes (
    org_id uuid NOT NULL,
    theme jsonb NOT NULL,
    css text DEFAULT ''::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_by uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY public.themes FORCE ROW LEVEL SECURITY;
ALTER TABLE public.themes OWNER TO app_owner;
CREATE TABLE public.users (
    org_id uuid NOT NULL,
    id uuid NOT NULL,
    email text NOT NULL,
    full_name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    avatar_id uuid,
    theme text DEFAULT 'system'::text NOT NULL,
    default_agent text,
    digested_at timestamp with time zone,
    CONSTRAINT users_theme_check CHECK ((theme = ANY (ARRAY['system'::text, 'light'::text, 'dark'::text])))
);
ALTER TABLE ONLY public.users FORCE ROW LEVEL SECURITY;
ALTER TABLE public.users OWNER TO app_owner;
ALTER TABLE ONLY app.assignable_roles
    ADD CONSTRAINT assignable_roles_pkey PRIMARY KEY (organization_type, role_name);
ALTER TABLE ONLY app.isolation_runs
    ADD CONSTRAINT isolation_runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app.mail_outbox
    ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY app.notification_defaults
    ADD CONSTRAINT notification_defaults_pkey PRIMARY KEY (event);
ALTER TABLE ONLY app.operator_log
    ADD CONSTRAINT operator_log_pkey PRIMARY KEY (id);
ALTER TABLE ONLY app.operators
    ADD CONSTRAINT operators_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY app.permissions
    ADD CONSTRAINT permissions_pkey PRIMARY KEY (ability, role_name);
ALTER TABLE ONLY app.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY app.spent_bot_checks
    ADD CONSTRAINT spent_bot_checks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth."mfaChallenge"
    ADD CONSTRAINT "mfaChallenge_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY auth."mfaFactor"
    ADD CONSTRAINT "mfaFactor_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY auth."rateLimit"
    ADD CONSTRAINT "rateLimit_key_key" UNIQUE (key);
ALTER TABLE ONLY auth."rateLimit"
    ADD CONSTRAINT "rateLimit_pkey" PRIMARY KEY (id);
ALTER TABLE ONLY auth.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, hash);
ALTER TABLE ONLY auth.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.session
    ADD CONSTRAINT session_token_key UNIQUE (token);
ALTER TABLE ONLY auth.sign_in_failure
    ADD CONSTRAINT sign_in_failure_pkey PRIMARY KEY (email_hash);
ALTER TABLE ONLY auth."user"
    ADD CONSTRAINT user_email_key UNIQUE (email);
ALTER TABLE ONLY auth."user"
    ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY auth.verification
    ADD CONSTRAINT verification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.agent_events
    ADD CONSTRAINT agent_events_pkey PRIMARY KEY (org_id, session_id, seq);
ALTER TABLE ONLY public.agent_messages
    ADD CONSTRAINT agent_messages_org_id_session_id_id_key UNIQUE (org_id, session_id, id);
ALTER TABLE ONLY public.agent_messages
    ADD CONSTRAINT agent_messages_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.agent_outputs
    ADD CONSTRAINT agent_outputs_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.agent_runs
    ADD CONSTRAINT agent_runs_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.agent_sessions
    ADD CONSTRAINT agent_sessions_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.business_context_history
    ADD CONSTRAINT business_context_history_org_id_client_id_fingerprint_key UNIQUE NULLS NOT DISTINCT (org_id, client_id, fingerprint);
ALTER TABLE ONLY public.business_context_history
    ADD CONSTRAINT business_context_history_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.business_contexts
    ADD CONSTRAINT business_contexts_org_id_client_id_key UNIQUE NULLS NOT DISTINCT (org_id, client_id);
ALTER TABLE ONLY public.business_contexts
    ADD CONSTRAINT business_contexts_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.campaign_status_changes
    ADD CONSTRAINT campaign_status_changes_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_org_id_slug_key UNIQUE (org_id, slug);
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.insight_uses
    ADD CONSTRAINT insight_uses_pkey PRIMARY KEY (org_id, insight_id, output_id);
ALTER TABLE ONLY public.invitation_requests
    ADD CONSTRAINT invitation_requests_pkey PRIMARY KEY (email);
ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (email);
ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_pkey PRIMARY KEY (org_id, user_id, event);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.organizations
    ADD CONSTRAINT organizations_slug_key UNIQUE (slug);
ALTER TABLE ONLY public.portal_messages
    ADD CONSTRAINT portal_messages_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.portal_reads
    ADD CONSTRAINT portal_reads_org_id_user_id_client_id_key UNIQUE NULLS NOT DISTINCT (org_id, user_id, client_id);
ALTER TABLE ONLY public.role_assignments
    ADD CONSTRAINT role_assignments_org_id_user_id_role_name_client_id_key UNIQUE NULLS NOT DISTINCT (org_id, user_id, role_name, client_id);
ALTER TABLE ONLY public.role_assignments
    ADD CONSTRAINT role_assignments_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_org_id_user_id_scope_name_key UNIQUE (org_id, user_id, scope, name);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.team_invitations
    ADD CONSTRAINT team_invitations_org_id_token_hash_key UNIQUE (org_id, token_hash);
ALTER TABLE ONLY public.team_invitations
    ADD CONSTRAINT team_invitations_pkey PRIMARY KEY (org_id, id);
ALTER TABLE ONLY public.themes
    ADD CONSTRAINT themes_pkey PRIMARY KEY (org_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (org_id, id);
CREATE INDEX mail_outbox_due ON app.mail_outbox USING btree (next_attempt_at) WHERE (status = ANY (ARRAY['queued'::text, 'sending'::text]));
CREATE INDEX mail_outbox_newest ON app.mail_outbox USING btree (queued_at DESC);
CREATE INDEX operator_log_newest ON app.operator_log USING btree (at DESC);
CREATE INDEX spent_bot_checks_expiry ON app.spent_bot_checks USING btree (expires_at);
CREATE INDEX account_owner ON auth.account USING btree ("userId");
CREATE INDEX mfa_challenge_factor ON auth."mfaChallenge" USING btree ("factorId");
CREATE INDEX mfa_factor_owner ON auth."mfaFactor" USING btree ("userId");
CREATE INDEX session_owner ON auth.session USING btree ("userId");
CREATE INDEX verification_identifier ON auth.verification USING btree (identifier);
CREATE INDEX agent_messages_parent ON public.agent_messages USING btree (org_id, session_id, parent_id);
CREATE INDEX agent_messages_session ON public.agent_messages USING btree (org_id, session_id, created_at) INCLUDE (role);
CREATE INDEX agent_outputs_client ON public.agent_outputs USING btree (org_id, client_id);
CREATE INDEX agent_outputs_creator ON public.agent_outputs USING btree (org_id, created_by);
CREATE INDEX agent_outputs_kind ON public.agent_outputs USING btree (org_id, agent_type) WHERE (deleted_at IS NULL);
CREATE INDEX agent_outputs_newest ON public.agent_outputs USING btree (org_id, created_at DESC) INCLUDE (agent_type, output_type) WHERE (deleted_at IS NULL);
CREATE INDEX agent_outputs_of_client ON public.agent_outputs USING btree (org_id, client_id, created_at DESC) WHERE ((deleted_at IS NULL) AND (client_id IS NOT NULL));
CREATE INDEX agent_outputs_session ON public.agent_outputs USING btree (org_id, session_id);
CREATE INDEX agent_outputs_sharer ON public.agent_outputs USING btree (org_id, shared_by);
CREATE INDEX agent_runs_month ON public.agent_runs USING btree (org_id, started_at) INCLUDE (cost_micros);
CREATE UNIQUE INDEX agent_runs_one_running ON public.agent_runs USING btree (org_id, session_id) WHERE (status = 'running'::text);
CREATE INDEX agent_runs_running ON public.agent_runs USING btree (org_id, instance, heartbeat_at) WHERE (status = 'running'::text);
CREATE INDEX agent_runs_session ON public.agent_runs USING btree (org_id, session_id, started_at);
CREATE INDEX agent_sessions_campaign ON public.agent_sessions USING btree (org_id, campaign_id);
CREATE INDEX agent_sessions_client ON public.agent_sessions USING btree (org_id, client_id);
CREATE INDEX agent_sessions_creator ON public.agent_sessions USING btree (org_id, created_by);
CREATE INDEX agent_sessions_newest ON public.agent_sessions USING btree (org_id, agent_type, updated_at DESC);
CREATE INDEX approvals_campaign ON public.approvals USING btree (org_id, campaign_id);
CREATE INDEX approvals_client ON public.approvals USING btree (org_id, client_id, requested_at DESC);
CREATE INDEX approvals_decider ON public.approvals USING btree (org_id, decided_by);
CREATE UNIQUE INDEX approvals_one_waiting ON public.approvals USING btree (org_id, campaign_id, output_id) NULLS NOT DISTINCT WHERE (status = 'waiting'::text);
CREATE INDEX approvals_output ON public.approvals USING btree (org_id, output_id);
CREATE INDEX approvals_requester ON public.approvals USING btree (org_id, requested_by);
CREATE INDEX audit_log_newest ON public.audit_log USING btree (org_id, created_at DESC);
CREATE INDEX audit_log_person ON public.audit_log USING btree (org_id, actor_id, id DESC);
CREATE INDEX business_context_history_decider ON public.business_context_history USING btree (org_id, decided_by);
CREATE INDEX business_context_history_session ON public.business_context_history USING btree (org_id, session_id);
CREATE INDEX business_context_history_status ON public.business_context_history USING btree (org_id, status, created_at DESC);
CREATE INDEX business_contexts_editor ON public.business_contexts USING btree (org_id, updated_by);
CREATE INDEX campaign_status_changes_newest ON public.campaign_status_changes USING btree (org_id, campaign_id, changed_at DESC);
CREATE INDEX campaign_status_changes_person ON public.campaign_status_changes USING btree (org_id, changed_by);
CREATE INDEX campaigns_client ON public.campaigns USING btree (org_id, client_id);
CREATE INDEX campaigns_creator ON public.campaigns USING btree (org_id, created_by);
CREATE INDEX campaigns_figures ON public.campaigns USING btree (org_id) INCLUDE (status, budget_cents, spent_cents, client_id, updated_at, id) WHERE (archived_at IS NULL);
CREATE INDEX campaigns_newest ON public.campaigns USING btree (org_id, created_at DESC);
CREATE INDEX campaigns_of_client ON public.campaigns USING btree (org_id, client_id) INCLUDE (status, budget_cents, spent_cents, updated_at, id) WHERE (archived_at IS NULL);
CREATE INDEX campaigns_status ON public.campaigns USING btree (org_id, status, created_at DESC) WHERE (archived_at IS NULL);
CREATE INDEX clients_status ON public.clients USING btree (org_id, status);
CREATE INDEX feedback_screenshot ON public.feedback USING btree (org_id, screenshot_id);
CREATE INDEX feedback_writer ON public.feedback USING btree (org_id, user_id);
CREATE INDEX images_client ON public.images USING btree (org_id, client_id);
CREATE INDEX images_owner ON public.images USING btree (org_id, owner_id);
CREATE INDEX insight_uses_output ON public.insight_uses USING btree (org_id, output_id);
CREATE INDEX invitation_requests_newest ON public.invitation_requests USING btree (requested_at DESC);
CREATE INDEX notifications_newest ON public.notifications USING btree (org_id, user_id, created_at DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (org_id, user_id) WHERE (read_at IS NULL);
CREATE INDEX portal_messages_author ON public.portal_messages USING btree (org_id, author_id);
CREATE INDEX portal_messages_thread ON public.portal_messages USING btree (org_id, client_id, created_at);
CREATE INDEX portal_reads_client ON public.portal_reads USING btree (org_id, client_id);
CREATE INDEX role_assignments_client ON public.role_assignments USING btree (org_id, client_id);
CREATE INDEX role_assignments_user ON public.role_assignments USING btree (org_id, user_id) INCLUDE (role_name, client_id);
CREATE UNIQUE INDEX team_invitations_open ON public.team_invitations USING btree (org_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX themes_editor ON public.themes USING btree (org_id, updated_by);
CREATE INDEX users_avatar ON public.users USING btree (org_id, avatar_id);
CREATE INDEX users_identity ON public.users USING btree (id);
CREATE TRIGGER follow_identity AFTER UPDATE OF email ON auth."user" FOR EACH ROW WHEN ((old.email IS DISTINCT FROM new.email)) EXECUTE FUNCTION app.follow_identity();
CREATE TRIGGER note_second_factor AFTER INSERT OR DELETE OR UPDATE ON auth."mfaFactor" FOR EACH ROW EXECUTE FUNCTION app.note_second_factor();
CREATE TRIGGER provision_account AFTER INSERT ON auth."user" FOR EACH ROW EXECUTE FUNCTION app.provision_account();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.agent_outputs FOR EACH ROW EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.business_context_history FOR EACH ROW EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.business_contexts FOR EACH ROW EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.audit_change();
CREATE TRIGGER content_version BEFORE UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.campaign_content_version();
CREATE TRIGGER notify AFTER INSERT ON public.agent_outputs FOR EACH ROW EXECUTE FUNCTION app.notify_output();
CREATE TRIGGER notify AFTER INSERT ON public.business_context_history FOR EACH ROW EXECUTE FUNCTION app.notify_insight();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.raise_version();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.clients FOR EACH ROW EXECUTE FUNCTION app.raise_version();
CREATE TRIGGER status_begins AFTER INSERT ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.note_status_change();
CREATE TRIGGER status_changes AFTER UPDATE OF status ON public.campaigns FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION app.note_status_change();
CREATE TRIGGER tell AFTER INSERT OR DELETE OR UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.tell_campaign_change();
CREATE TRIGGER withdraw_approvals AFTER UPDATE OF deleted_at ON public.agent_outputs FOR EACH ROW WHEN (((new.deleted_at IS NOT NULL) AND (old.deleted_at IS NULL))) EXECUTE FUNCTION app.withdraw_when_gone();
CREATE TRIGGER withdraw_approvals AFTER UPDATE OF archived_at ON public.campaigns FOR EACH ROW WHEN (((new.archived_at IS NOT NULL) AND (old.archived_at IS NULL))) EXECUTE FUNCTION app.withdraw_when_gone();
ALTER TABLE ONLY app.operators
    ADD CONSTRAINT operators_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.account
    ADD CONSTRAINT "account_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth."mfaChallenge"
    ADD CONSTRAINT "mfaChallenge_factorId_fkey" FOREIGN KEY ("factorId") REFERENCES auth."mfaFactor"(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth."mfaFactor"
    ADD CONSTRAINT "mfaFactor_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.recovery_code
    ADD CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY auth.session
    ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_events
    ADD CONSTRAINT agent_events_org_id_session_id_fkey FOREIGN KEY (org_id, session_id) REFERENCES public.agent_sessions(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_messages
    ADD CONSTRAINT agent_messages_org_id_session_id_fkey FOREIGN KEY (org_id, session_id) REFERENCES public.agent_sessions(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_messages
    ADD CONSTRAINT agent_messages_org_id_session_id_parent_id_fkey FOREIGN KEY (org_id, session_id, parent_id) REFERENCES public.agent_messages(org_id, session_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_outputs
    ADD CONSTRAINT agent_outputs_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_outputs
    ADD CONSTRAINT agent_outputs_org_id_created_by_fkey FOREIGN KEY (org_id, created_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (created_by);
ALTER TABLE ONLY public.agent_outputs
    ADD CONSTRAINT agent_outputs_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_outputs
    ADD CONSTRAINT agent_outputs_org_id_session_id_fkey FOREIGN KEY (org_id, session_id) REFERENCES public.agent_sessions(org_id, id) ON DELETE SET NULL (session_id);
ALTER TABLE ONLY public.agent_outputs
    ADD CONSTRAINT agent_outputs_org_id_shared_by_fkey FOREIGN KEY (org_id, shared_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (shared_by);
ALTER TABLE ONLY public.agent_runs
    ADD CONSTRAINT agent_runs_org_id_session_id_fkey FOREIGN KEY (org_id, session_id) REFERENCES public.agent_sessions(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_sessions
    ADD CONSTRAINT agent_sessions_org_id_campaign_id_fkey FOREIGN KEY (org_id, campaign_id) REFERENCES public.campaigns(org_id, id) ON DELETE SET NULL (campaign_id);
ALTER TABLE ONLY public.agent_sessions
    ADD CONSTRAINT agent_sessions_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.agent_sessions
    ADD CONSTRAINT agent_sessions_org_id_created_by_fkey FOREIGN KEY (org_id, created_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (created_by);
ALTER TABLE ONLY public.agent_sessions
    ADD CONSTRAINT agent_sessions_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_org_id_campaign_id_fkey FOREIGN KEY (org_id, campaign_id) REFERENCES public.campaigns(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_org_id_decided_by_fkey FOREIGN KEY (org_id, decided_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (decided_by);
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_org_id_output_id_fkey FOREIGN KEY (org_id, output_id) REFERENCES public.agent_outputs(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_org_id_requested_by_fkey FOREIGN KEY (org_id, requested_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (requested_by);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.business_context_history
    ADD CONSTRAINT business_context_history_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.business_context_history
    ADD CONSTRAINT business_context_history_org_id_decided_by_fkey FOREIGN KEY (org_id, decided_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (decided_by);
ALTER TABLE ONLY public.business_context_history
    ADD CONSTRAINT business_context_history_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.business_context_history
    ADD CONSTRAINT business_context_history_org_id_session_id_fkey FOREIGN KEY (org_id, session_id) REFERENCES public.agent_sessions(org_id, id) ON DELETE SET NULL (session_id);
ALTER TABLE ONLY public.business_contexts
    ADD CONSTRAINT business_contexts_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.business_contexts
    ADD CONSTRAINT business_contexts_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.business_contexts
    ADD CONSTRAINT business_contexts_org_id_updated_by_fkey FOREIGN KEY (org_id, updated_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (updated_by);
ALTER TABLE ONLY public.campaign_status_changes
    ADD CONSTRAINT campaign_status_changes_org_id_campaign_id_fkey FOREIGN KEY (org_id, campaign_id) REFERENCES public.campaigns(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.campaign_status_changes
    ADD CONSTRAINT campaign_status_changes_org_id_changed_by_fkey FOREIGN KEY (org_id, changed_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (changed_by);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_org_id_created_by_fkey FOREIGN KEY (org_id, created_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (created_by);
ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.clients
    ADD CONSTRAINT clients_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_org_id_screenshot_id_fkey FOREIGN KEY (org_id, screenshot_id) REFERENCES public.images(org_id, id) ON DELETE SET NULL (screenshot_id);
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_org_id_user_id_fkey FOREIGN KEY (org_id, user_id) REFERENCES public.users(org_id, id) ON DELETE SET NULL (user_id);
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.images
    ADD CONSTRAINT images_org_id_owner_id_fkey FOREIGN KEY (org_id, owner_id) REFERENCES public.users(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.insight_uses
    ADD CONSTRAINT insight_uses_org_id_insight_id_fkey FOREIGN KEY (org_id, insight_id) REFERENCES public.business_context_history(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.insight_uses
    ADD CONSTRAINT insight_uses_org_id_output_id_fkey FOREIGN KEY (org_id, output_id) REFERENCES public.agent_outputs(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_org_id_user_id_fkey FOREIGN KEY (org_id, user_id) REFERENCES public.users(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_org_id_user_id_fkey FOREIGN KEY (org_id, user_id) REFERENCES public.users(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.portal_messages
    ADD CONSTRAINT portal_messages_org_id_author_id_fkey FOREIGN KEY (org_id, author_id) REFERENCES public.users(org_id, id) ON DELETE SET NULL (author_id);
ALTER TABLE ONLY public.portal_messages
    ADD CONSTRAINT portal_messages_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.portal_messages
    ADD CONSTRAINT portal_messages_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.portal_reads
    ADD CONSTRAINT portal_reads_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.portal_reads
    ADD CONSTRAINT portal_reads_org_id_user_id_fkey FOREIGN KEY (org_id, user_id) REFERENCES public.users(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.role_assignments
    ADD CONSTRAINT role_assignments_org_id_client_id_fkey FOREIGN KEY (org_id, client_id) REFERENCES public.clients(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.role_assignments
    ADD CONSTRAINT role_assignments_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.role_assignments
    ADD CONSTRAINT role_assignments_org_id_user_id_fkey FOREIGN KEY (org_id, user_id) REFERENCES public.users(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_org_id_user_id_fkey FOREIGN KEY (org_id, user_id) REFERENCES public.users(org_id, id) ON DELETE CASCADE;
ALTER TABLE ONLY public.team_invitations
    ADD CONSTRAINT team_invitations_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.themes
    ADD CONSTRAINT themes_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.themes
    ADD CONSTRAINT themes_org_id_updated_by_fkey FOREIGN KEY (org_id, updated_by) REFERENCES public.users(org_id, id) ON DELETE SET NULL (updated_by);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_id_fkey FOREIGN KEY (id) REFERENCES auth."user"(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_org_id_avatar_id_fkey FOREIGN KEY (org_id, avatar_id) REFERENCES public.images(org_id, id) ON DELETE SET NULL (avatar_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_org_id_fkey FOREIGN KEY (org_id) REFERENCES public.organizations(id) ON DELETE CASCADE;
ALTER TABLE public.agent_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.agent_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.agent_outputs ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.agent_runs ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.agent_sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.approvals ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.audit_log ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.business_context_history ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.business_contexts ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.campaign_status_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.campaigns ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.clients ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.feedback ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.images ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.insight_uses ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invitation_requests ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.invitations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.notification_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.notifications ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.organizations ENABLE ROW LEVEL SECURITY;
CREATE POLICY owner ON public.agent_events TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.agent_messages TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.agent_outputs TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.agent_runs TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.agent_sessions TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.approvals TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.audit_log TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.business_context_history TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.business_contexts TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.campaign_status_changes TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.campaigns TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.clients TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.feedback TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.images TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.insight_uses TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.invitation_requests TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.invitations TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.notification_settings TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.notifications TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.organizations TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.portal_messages TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.portal_reads TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.role_assignments TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.saved_views TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.team_invitations TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.themes TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY owner ON public.users TO app_owner USING (true) WITH CHECK (true);
CREATE POLICY people_delete ON public.saved_views FOR DELETE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_insert ON public.agent_events FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[]))) AND (EXISTS ( SELECT 1
   FROM public.agent_sessions s
  WHERE ((s.org_id = agent_events.org_id) AND (s.id = agent_events.session_id) AND (NOT (s.client_id IS DISTINCT FROM agent_events.client_id)))))));
CREATE POLICY people_insert ON public.agent_messages FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[]))) AND (EXISTS ( SELECT 1
   FROM public.agent_sessions s
  WHERE ((s.org_id = agent_messages.org_id) AND (s.id = agent_messages.session_id) AND (NOT (s.client_id IS DISTINCT FROM agent_messages.client_id)))))));
CREATE POLICY people_insert ON public.agent_outputs FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[]))) AND ((session_id IS NULL) OR (EXISTS ( SELECT 1
   FROM public.agent_sessions s
  WHERE ((s.org_id = agent_outputs.org_id) AND (s.id = agent_outputs.session_id) AND (NOT (s.client_id IS DISTINCT FROM agent_outputs.client_id))))))));
CREATE POLICY people_insert ON public.agent_runs FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[]))) AND (actor_id = ( SELECT app.user_id() AS user_id)) AND (EXISTS ( SELECT 1
   FROM public.agent_sessions s
  WHERE ((s.org_id = agent_runs.org_id) AND (s.id = agent_runs.session_id) AND (NOT (s.client_id IS DISTINCT FROM agent_runs.client_id)))))));
CREATE POLICY people_insert ON public.agent_sessions FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[]))) AND (created_by = ( SELECT app.user_id() AS user_id)) AND ((campaign_id IS NULL) OR (EXISTS ( SELECT 1
   FROM public.campaigns c
  WHERE ((c.org_id = agent_sessions.org_id) AND (c.id = agent_sessions.campaign_id) AND (NOT (c.client_id IS DISTINCT FROM agent_sessions.client_id))))))));
CREATE POLICY people_insert ON public.business_context_history FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[]))) AND ((session_id IS NULL) OR (EXISTS ( SELECT 1
   FROM public.agent_sessions s
  WHERE ((s.org_id = business_context_history.org_id) AND (s.id = business_context_history.session_id) AND (NOT (s.client_id IS DISTINCT FROM business_context_history.client_id))))))));
CREATE POLICY people_insert ON public.business_contexts FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('profile.manage'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('profile.manage'::text) AS clients_where_may)::uuid[])))));
CREATE POLICY people_insert ON public.campaigns FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.sees_organization() AS sees_organization) OR (client_id = ANY (( SELECT app.visible_client_ids() AS visible_client_ids)::uuid[]))) AND (( SELECT app.may('campaigns.create'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('campaigns.create'::text) AS clients_where_may)::uuid[]))) AND (created_by = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_insert ON public.feedback FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id)) AND (status = 'new'::text) AND ((screenshot_id IS NULL) OR (EXISTS ( SELECT 1
   FROM public.images i
  WHERE ((i.org_id = feedback.org_id) AND (i.id = feedback.screenshot_id) AND (i.owner_id = feedback.user_id)))))));
CREATE POLICY people_insert ON public.images FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (owner_id = ( SELECT app.user_id() AS user_id)) AND (((purpose <> 'logo'::text) AND (client_id IS NULL)) OR ((purpose = 'logo'::text) AND ( SELECT app.may('branding.manage'::text) AS may)))));
CREATE POLICY people_insert ON public.insight_uses FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[])))));
CREATE POLICY people_insert ON public.saved_views FOR INSERT TO app_user WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_own ON public.notification_settings TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id)))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_read ON public.agent_events FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.agent_messages FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.agent_outputs FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.agent_runs FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.agent_sessions FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.approvals FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.sees_organization() AS sees_organization) OR (client_id = ANY (( SELECT app.visible_client_ids() AS visible_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.audit_log FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND ( SELECT app.may('audit.view'::text) AS may)));
CREATE POLICY people_read ON public.business_context_history FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.business_contexts FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.campaign_status_changes FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.campaigns FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])) OR ((( SELECT app.sees_organization() AS sees_organization) OR (client_id = ANY (( SELECT app.visible_client_ids() AS visible_client_ids)::uuid[]))) AND ((status <> ALL (ARRAY['draft'::text, 'cancelled'::text])) OR (EXISTS ( SELECT 1
   FROM public.approvals q
  WHERE ((q.org_id = campaigns.org_id) AND (q.campaign_id = campaigns.id) AND (q.status <> 'withdrawn'::text)))))))));
CREATE POLICY people_read ON public.clients FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.feedback FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_read ON public.images FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND ((owner_id = ( SELECT app.user_id() AS user_id)) OR ((purpose = 'avatar'::text) AND ( SELECT app.works_in_organization() AS works_in_organization)) OR ((purpose = 'logo'::text) AND ((client_id IS NULL) OR ( SELECT app.sees_organization() AS sees_organization) OR (client_id = ANY (( SELECT app.visible_client_ids() AS visible_client_ids)::uuid[])))))));
CREATE POLICY people_read ON public.insight_uses FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.notifications FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_read ON public.organizations FOR SELECT TO app_user USING ((id = ( SELECT app.org_id() AS org_id)));
CREATE POLICY people_read ON public.portal_messages FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.sees_organization() AS sees_organization) OR (client_id = ANY (( SELECT app.visible_client_ids() AS visible_client_ids)::uuid[])))));
CREATE POLICY people_read ON public.portal_reads FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_read ON public.role_assignments FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (user_id = ( SELECT app.user_id() AS user_id)))));
CREATE POLICY people_read ON public.saved_views FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_read ON public.themes FOR SELECT TO app_user USING ((org_id = ( SELECT app.org_id() AS org_id)));
CREATE POLICY people_read ON public.users FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (id = ( SELECT app.user_id() AS user_id)))));
CREATE POLICY people_update ON public.agent_outputs FOR UPDATE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('outputs.manage'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('outputs.manage'::text) AS clients_where_may)::uuid[]))))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('outputs.manage'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('outputs.manage'::text) AS clients_where_may)::uuid[])))));
CREATE POLICY people_update ON public.agent_runs FOR UPDATE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[]))))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[])))));
CREATE POLICY people_update ON public.agent_sessions FOR UPDATE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[]))))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('agents.use'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('agents.use'::text) AS clients_where_may)::uuid[])))));
CREATE POLICY people_update ON public.business_context_history FOR UPDATE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('insights.manage'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('insights.manage'::text) AS clients_where_may)::uuid[]))))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('insights.manage'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('insights.manage'::text) AS clients_where_may)::uuid[])))));
CREATE POLICY people_update ON public.business_contexts FOR UPDATE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('profile.manage'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('profile.manage'::text) AS clients_where_may)::uuid[]))))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.works_in_organization() AS works_in_organization) OR (client_id = ANY (( SELECT app.working_client_ids() AS working_client_ids)::uuid[]))) AND (( SELECT app.may('profile.manage'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('profile.manage'::text) AS clients_where_may)::uuid[])))));
CREATE POLICY people_update ON public.campaigns FOR UPDATE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.sees_organization() AS sees_organization) OR (client_id = ANY (( SELECT app.visible_client_ids() AS visible_client_ids)::uuid[]))) AND (( SELECT app.may('campaigns.create'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('campaigns.create'::text) AS clients_where_may)::uuid[]))))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (( SELECT app.sees_organization() AS sees_organization) OR (client_id = ANY (( SELECT app.visible_client_ids() AS visible_client_ids)::uuid[]))) AND (( SELECT app.may('campaigns.create'::text) AS may) OR (client_id = ANY (( SELECT app.clients_where_may('campaigns.create'::text) AS clients_where_may)::uuid[])))));
CREATE POLICY people_update ON public.notifications FOR UPDATE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id)))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
CREATE POLICY people_update ON public.saved_views FOR UPDATE TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id)))) WITH CHECK (((org_id = ( SELECT app.org_id() AS org_id)) AND (user_id = ( SELECT app.user_id() AS user_id))));
ALTER TABLE public.portal_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.portal_reads ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.role_assignments ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.saved_views ENABLE ROW LEVEL SECURITY;
CREATE POLICY shared_read ON public.agent_outputs FOR SELECT TO app_user USING (((org_id = ( SELECT app.org_id() AS org_id)) AND (shared_at IS NOT NULL) AND (deleted_at IS NULL) AND (( SELECT app.sees_organization() AS sees_organization) OR (client_id = ANY (( SELECT app.visible_client_ids() AS visible_client_ids)::uuid[])))));
ALTER TABLE public.team_invitations ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.themes ENABLE ROW LEVEL SECURITY;
ALTER TABLE public.users ENABLE ROW LEVEL SECURITY;
GRANT USAGE ON SCHEMA app TO app_auth;
GRANT USAGE ON SCHEMA app TO app_user;
GRANT USAGE ON SCHEMA auth TO app_auth;
GRANT ALL ON SCHEMA public TO app_owner;
REVOKE ALL ON FUNCTION app.abilities() FROM PUBLIC;
GRANT ALL ON FUNCTION app.abilities() TO app_user;
REVOKE ALL ON FUNCTION app.accept_team_invitation(p_token text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.accept_team_invitation(p_token text) TO app_user;
REVOKE ALL ON FUNCTION app.add_client(p_fields jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.answering_people(p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.answering_people(p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.append_events(p_session_id uuid, p_run_id uuid, p_events jsonb, p_after bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.append_events(p_session_id uuid, p_run_id uuid, p_events jsonb, p_after bigint) TO app_user;
GRANT SELECT,INSERT ON TABLE public.agent_runs TO app_user;
GRANT UPDATE(status) ON TABLE public.agent_runs TO app_user;
GRANT UPDATE(heartbeat_at) ON TABLE public.agent_runs TO app_user;
GRANT UPDATE(writer) ON TABLE public.agent_runs TO app_user;
GRANT UPDATE(error) ON TABLE public.agent_runs TO app_user;
GRANT UPDATE(input_tokens) ON TABLE public.agent_runs TO app_user;
GRANT UPDATE(output_tokens) ON TABLE public.agent_runs TO app_user;
GRANT UPDATE(cost_micros) ON TABLE public.agent_runs TO app_user;
GRANT UPDATE(finished_at) ON TABLE public.agent_runs TO app_user;
REVOKE ALL ON FUNCTION app.append_run_event(p_run public.agent_runs) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.approval_json(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.approval_json(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.archive_campaign(p_id uuid, p_archived boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION app.archive_campaign(p_id uuid, p_archived boolean) TO app_user;
REVOKE ALL ON FUNCTION app.ask_approval(p_campaign_id uuid, p_output_id uuid, p_note text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.ask_approval(p_campaign_id uuid, p_output_id uuid, p_note text) TO app_user;
REVOKE ALL ON FUNCTION app.assume(p_user_id uuid, p_org_id uuid, p_session_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.audit_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.await_new_email(p_user_id uuid, p_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.await_new_email(p_user_id uuid, p_email text) TO app_auth;
REVOKE ALL ON FUNCTION app.begin_factor_attempt(p_user_id uuid, p_factor_id uuid, p_challenge_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_factor_attempt(p_user_id uuid, p_factor_id uuid, p_challenge_id uuid) TO app_auth;
REVOKE ALL ON FUNCTION app.begin_run(p_session_id uuid, p_run_id uuid, p_message_id uuid, p_text text, p_parent_id uuid, p_branches boolean, p_framework text, p_forced boolean, p_instance text, p_writer text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_run(p_session_id uuid, p_run_id uuid, p_message_id uuid, p_text text, p_parent_id uuid, p_branches boolean, p_framework text, p_forced boolean, p_instance text, p_writer text) TO app_user;
REVOKE ALL ON FUNCTION app.begin_sign_in(p_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.begin_sign_in(p_email text) TO app_auth;
REVOKE ALL ON FUNCTION app.campaign_content_version() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.campaign_counts(p_client_id uuid, p_search text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.campaign_counts(p_client_id uuid, p_search text) TO app_user;
REVOKE ALL ON FUNCTION app.campaign_history(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.campaign_history(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.campaign_json(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.campaign_json(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.claim_mail(p_limit integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.claim_mail(p_limit integer) TO app_auth;
REVOKE ALL ON FUNCTION app.client_attention() FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_attention() TO app_user;
REVOKE ALL ON FUNCTION app.client_consequences(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_consequences(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.client_health(p_active integer, p_total integer, p_created_at timestamp with time zone, p_outputs integer, OUT campaigns integer, OUT age integer, OUT outputs integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_health(p_active integer, p_total integer, p_created_at timestamp with time zone, p_outputs integer, OUT campaigns integer, OUT age integer, OUT outputs integer) TO app_user;
REVOKE ALL ON FUNCTION app.client_json(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_json(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.client_rows(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_rows(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.client_signals() FROM PUBLIC;
GRANT ALL ON FUNCTION app.client_signals() TO app_user;
REVOKE ALL ON FUNCTION app.clients_by_need() FROM PUBLIC;
GRANT ALL ON FUNCTION app.clients_by_need() TO app_user;
REVOKE ALL ON FUNCTION app.clients_where_may(p_ability text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.clients_where_may(p_ability text) TO app_user;
REVOKE ALL ON FUNCTION app.create_client(p_fields jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.create_client(p_fields jsonb) TO app_user;
REVOKE ALL ON FUNCTION app.decide_approval(p_id uuid, p_decision text, p_comment text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.decide_approval(p_id uuid, p_decision text, p_comment text) TO app_user;
REVOKE ALL ON FUNCTION app.delete_campaign(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.delete_campaign(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.delete_me() FROM PUBLIC;
GRANT ALL ON FUNCTION app.delete_me() TO app_user;
REVOKE ALL ON FUNCTION app.duplicate_campaign(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.duplicate_campaign(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.end_membership(p_org_id uuid, p_user_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.end_other_sessions() FROM PUBLIC;
GRANT ALL ON FUNCTION app.end_other_sessions() TO app_user;
REVOKE ALL ON FUNCTION app.end_run(p_org_id uuid, p_run_id uuid, p_status text, p_error text, p_writer text, p_input_tokens integer, p_output_tokens integer, p_cost_micros bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.end_run(p_org_id uuid, p_run_id uuid, p_status text, p_error text, p_writer text, p_input_tokens integer, p_output_tokens integer, p_cost_micros bigint) TO app_auth;
REVOKE ALL ON FUNCTION app.end_session(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.end_session(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.enter(p_token text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.enter(p_token text) TO app_auth;
REVOKE ALL ON FUNCTION app.enter_as(p_user_id uuid, p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.enter_as(p_user_id uuid, p_org_id uuid) TO app_auth;
REVOKE ALL ON FUNCTION app.enter_organization(p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.enter_organization(p_org_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.enter_to_ask_who(p_token text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.enter_to_ask_who(p_token text) TO app_auth;
REVOKE ALL ON FUNCTION app.export_my_data() FROM PUBLIC;
GRANT ALL ON FUNCTION app.export_my_data() TO app_user;
REVOKE ALL ON FUNCTION app.fold(p_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.fold(p_text text) TO app_user;
REVOKE ALL ON FUNCTION app.follow_identity() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.free_slug(p_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.free_slug(p_name text) TO app_auth;
REVOKE ALL ON FUNCTION app.get_me() FROM PUBLIC;
GRANT ALL ON FUNCTION app.get_me() TO app_user;
REVOKE ALL ON FUNCTION app.grant_operator(p_email text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.heartbeat(p_run_ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.heartbeat(p_run_ids uuid[]) TO app_auth;
REVOKE ALL ON FUNCTION app.import_clients(p_rows jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.import_clients(p_rows jsonb) TO app_user;
REVOKE ALL ON FUNCTION app.in_client(p_client_id uuid, p_path text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.interrupt_stale_runs(p_silence interval) FROM PUBLIC;
GRANT ALL ON FUNCTION app.interrupt_stale_runs(p_silence interval) TO app_auth;
REVOKE ALL ON FUNCTION app.invitation_entries() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.invite_teammate(p_email text, p_role_name text, p_client_ids uuid[], p_token text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.invite_teammate(p_email text, p_role_name text, p_client_ids uuid[], p_token text) TO app_user;
REVOKE ALL ON FUNCTION app.is_last_owner(p_org_id uuid, p_user_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.is_operator() FROM PUBLIC;
GRANT ALL ON FUNCTION app.is_operator() TO app_user;
REVOKE ALL ON FUNCTION app.isolation_history() FROM PUBLIC;
GRANT ALL ON FUNCTION app.isolation_history() TO app_user;
REVOKE ALL ON FUNCTION app.isolation_readers(p_limit integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.isolation_readers(p_limit integer) TO app_user;
REVOKE ALL ON FUNCTION app.join_team(p_token text, p_user_id uuid, p_email text, p_name text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.keep_isolation_run(p_started_at timestamp with time zone, p_milliseconds integer, p_holds boolean, p_organizations integer, p_lines jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_isolation_run(p_started_at timestamp with time zone, p_milliseconds integer, p_holds boolean, p_organizations integer, p_lines jsonb) TO app_user;
REVOKE ALL ON FUNCTION app.keep_recovery_codes(p_user_id uuid, p_hashes text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.keep_recovery_codes(p_user_id uuid, p_hashes text[]) TO app_auth;
REVOKE ALL ON FUNCTION app.leave_organization() FROM PUBLIC;
GRANT ALL ON FUNCTION app.leave_organization() TO app_user;
REVOKE ALL ON FUNCTION app.like_literal(p_text text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.like_literal(p_text text) TO app_user;
REVOKE ALL ON FUNCTION app.list_approvals(p_client_id uuid, p_campaign_id uuid, p_output_id uuid, p_status text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.list_approvals(p_client_id uuid, p_campaign_id uuid, p_output_id uuid, p_status text) TO app_user;
REVOKE ALL ON FUNCTION app.list_clients(p_q text, p_status text, p_sort text, p_limit integer, p_offset integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.list_clients(p_q text, p_status text, p_sort text, p_limit integer, p_offset integer) TO app_user;
REVOKE ALL ON FUNCTION app.mail_invitation(p_email text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.mail_team_invitation(p_id uuid, p_token text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.make_reset_token(p_email text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.mark_portal_read(p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.mark_portal_read(p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.may(p_ability text, p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.may(p_ability text, p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.may_assign(p_role_name text, p_client_ids uuid[]) FROM PUBLIC;
GRANT SELECT,INSERT ON TABLE public.agent_messages TO app_user;
REVOKE ALL ON FUNCTION app.message_json(m public.agent_messages) FROM PUBLIC;
GRANT ALL ON FUNCTION app.message_json(m public.agent_messages) TO app_user;
REVOKE ALL ON FUNCTION app.message_title(p_client_id uuid, p_from_agency boolean) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.messages_href(p_client_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.month_cost_micros() FROM PUBLIC;
GRANT ALL ON FUNCTION app.month_cost_micros() TO app_user;
REVOKE ALL ON FUNCTION app.my_notification_settings() FROM PUBLIC;
GRANT ALL ON FUNCTION app.my_notification_settings() TO app_user;
REVOKE ALL ON FUNCTION app.my_notifications(p_limit integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.my_notifications(p_limit integer) TO app_user;
REVOKE ALL ON FUNCTION app.my_sessions() FROM PUBLIC;
GRANT ALL ON FUNCTION app.my_sessions() TO app_user;
REVOKE ALL ON FUNCTION app.new_email_waits(p_email text, p_new_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.new_email_waits(p_email text, p_new_email text) TO app_auth;
REVOKE ALL ON FUNCTION app.note_operation(p_action text, p_subject text, p_detail jsonb) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.note_second_factor() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.note_security(p_user_id uuid, p_action text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.note_security(p_user_id uuid, p_action text) TO app_auth;
REVOKE ALL ON FUNCTION app.note_status_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.notify(p_org_id uuid, p_user_id uuid, p_event text, p_title text, p_body text, p_href text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.notify_insight() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.notify_output() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.open_team_invitation(p_token text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.operator_decide(p_emails text[], p_decision text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_decide(p_emails text[], p_decision text) TO app_user;
REVOKE ALL ON FUNCTION app.operator_feedback(p_status text, p_limit integer, p_offset integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_feedback(p_status text, p_limit integer, p_offset integer) TO app_user;
REVOKE ALL ON FUNCTION app.operator_invitations(p_state text, p_search text, p_limit integer, p_offset integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_invitations(p_state text, p_search text, p_limit integer, p_offset integer) TO app_user;
REVOKE ALL ON FUNCTION app.operator_invite(p_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_invite(p_email text) TO app_user;
REVOKE ALL ON FUNCTION app.operator_log_page(p_limit integer, p_offset integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_log_page(p_limit integer, p_offset integer) TO app_user;
REVOKE ALL ON FUNCTION app.operator_mail(p_status text, p_limit integer, p_offset integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_mail(p_status text, p_limit integer, p_offset integer) TO app_user;
REVOKE ALL ON FUNCTION app.operator_name() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.operator_resend(p_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_resend(p_email text) TO app_user;
REVOKE ALL ON FUNCTION app.operator_retry_mail(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_retry_mail(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.operator_screenshot(p_feedback_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_screenshot(p_feedback_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.operator_settle_feedback(p_id uuid, p_status text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.operator_settle_feedback(p_id uuid, p_status text) TO app_user;
REVOKE ALL ON FUNCTION app.org_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app.org_id() TO app_user;
REVOKE ALL ON FUNCTION app.pass_factor(p_session_id uuid, p_user_id uuid, p_factor_id uuid, p_challenge_id uuid, p_step bigint) FROM PUBLIC;
GRANT ALL ON FUNCTION app.pass_factor(p_session_id uuid, p_user_id uuid, p_factor_id uuid, p_challenge_id uuid, p_step bigint) TO app_auth;
REVOKE ALL ON FUNCTION app.person_name(p_user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.person_name(p_user_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.person_words(p_org_id uuid, p_user_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.portal_clients() FROM PUBLIC;
GRANT ALL ON FUNCTION app.portal_clients() TO app_user;
GRANT SELECT ON TABLE public.portal_messages TO app_user;
REVOKE ALL ON FUNCTION app.portal_message_json(m public.portal_messages) FROM PUBLIC;
GRANT ALL ON FUNCTION app.portal_message_json(m public.portal_messages) TO app_user;
REVOKE ALL ON FUNCTION app.portal_place(p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.portal_place(p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.preview_team_invitation(p_token text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.preview_team_invitation(p_token text) TO app_auth;
REVOKE ALL ON FUNCTION app.provision_account() FROM PUBLIC;
GRANT ALL ON FUNCTION app.provision_account() TO app_auth;
REVOKE ALL ON FUNCTION app.queue_digests() FROM PUBLIC;
GRANT ALL ON FUNCTION app.queue_digests() TO app_auth;
REVOKE ALL ON FUNCTION app.queue_mail(p_recipient text, p_template text, p_data jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.queue_mail(p_recipient text, p_template text, p_data jsonb) TO app_auth;
REVOKE ALL ON FUNCTION app.raise_assurance(p_session_id uuid, p_user_id uuid, p_method text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.raise_assurance(p_session_id uuid, p_user_id uuid, p_method text) TO app_auth;
REVOKE ALL ON FUNCTION app.raise_version() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.read_branding() FROM PUBLIC;
GRANT ALL ON FUNCTION app.read_branding() TO app_user;
REVOKE ALL ON FUNCTION app.read_mailbox(p_limit integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.read_mailbox(p_limit integer) TO app_auth;
REVOKE ALL ON FUNCTION app.read_portal(p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.read_portal(p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.read_portal_messages(p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.read_portal_messages(p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.read_team() FROM PUBLIC;
GRANT ALL ON FUNCTION app.read_team() TO app_user;
REVOKE ALL ON FUNCTION app.recovery_codes_left(p_user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.recovery_codes_left(p_user_id uuid) TO app_auth;
REVOKE ALL ON FUNCTION app.remove_factors(p_email text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.remove_member(p_user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.remove_member(p_user_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.rename_organization(p_org_id uuid, p_name text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.rename_organization(p_org_id uuid, p_name text) TO app_user;
REVOKE ALL ON FUNCTION app.request_invitation(p_email text, p_company_name text, p_organization_type text, p_use_case text, p_referral_source text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.request_invitation(p_email text, p_company_name text, p_organization_type text, p_use_case text, p_referral_source text) TO app_auth;
REVOKE ALL ON FUNCTION app.require_ability(p_ability text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.require_ability(p_ability text) TO app_user;
REVOKE ALL ON FUNCTION app.require_campaign(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.require_campaign(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.require_client(p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.require_client(p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.require_may_for(p_ability text, p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.require_may_for(p_ability text, p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.require_member(p_user_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.require_operator() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.require_org(p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.require_org(p_org_id uuid) TO app_user;
GRANT SELECT,INSERT ON TABLE public.agent_outputs TO app_user;
GRANT UPDATE(title) ON TABLE public.agent_outputs TO app_user;
GRANT UPDATE(summary) ON TABLE public.agent_outputs TO app_user;
GRANT UPDATE(content) ON TABLE public.agent_outputs TO app_user;
GRANT UPDATE(version) ON TABLE public.agent_outputs TO app_user;
GRANT UPDATE(updated_at) ON TABLE public.agent_outputs TO app_user;
GRANT UPDATE(saved_at) ON TABLE public.agent_outputs TO app_user;
GRANT UPDATE(deleted_at) ON TABLE public.agent_outputs TO app_user;
GRANT UPDATE(earlier_claims) ON TABLE public.agent_outputs TO app_user;
REVOKE ALL ON FUNCTION app.require_output_to_share(p_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.require_step_up(p_minutes integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.require_step_up(p_minutes integer) TO app_auth;
GRANT ALL ON FUNCTION app.require_step_up(p_minutes integer) TO app_user;
REVOKE ALL ON FUNCTION app.resend_team_invitation(p_id uuid, p_token text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.resend_team_invitation(p_id uuid, p_token text) TO app_user;
REVOKE ALL ON FUNCTION app.restore_client(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.restore_client(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.revoke_team_invitation(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.revoke_team_invitation(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.run_json(r public.agent_runs) FROM PUBLIC;
GRANT ALL ON FUNCTION app.run_json(r public.agent_runs) TO app_user;
REVOKE ALL ON FUNCTION app.save_brand_kit(p_client_id uuid, p_kit jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.save_brand_kit(p_client_id uuid, p_kit jsonb) TO app_user;
REVOKE ALL ON FUNCTION app.save_branding(p_theme jsonb, p_css text, p_version integer) FROM PUBLIC;
GRANT ALL ON FUNCTION app.save_branding(p_theme jsonb, p_css text, p_version integer) TO app_user;
REVOKE ALL ON FUNCTION app.save_client_profile(p_id uuid, p_profile jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.save_client_profile(p_id uuid, p_profile jsonb) TO app_user;
REVOKE ALL ON FUNCTION app.say_in_portal(p_client_id uuid, p_id uuid, p_body text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.say_in_portal(p_client_id uuid, p_id uuid, p_body text) TO app_user;
REVOKE ALL ON FUNCTION app.sees_organization() FROM PUBLIC;
GRANT ALL ON FUNCTION app.sees_organization() TO app_user;
REVOKE ALL ON FUNCTION app.session_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app.session_id() TO app_user;
REVOKE ALL ON FUNCTION app.set_member_role(p_user_id uuid, p_role_name text, p_client_ids uuid[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.set_member_role(p_user_id uuid, p_role_name text, p_client_ids uuid[]) TO app_user;
REVOKE ALL ON FUNCTION app.settle_mail(p_id uuid, p_error text, p_final boolean, p_rendered jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.settle_mail(p_id uuid, p_error text, p_final boolean, p_rendered jsonb) TO app_auth;
REVOKE ALL ON FUNCTION app.share_output(p_id uuid, p_note text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.share_output(p_id uuid, p_note text) TO app_user;
REVOKE ALL ON FUNCTION app.sign_in_failed(p_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.sign_in_failed(p_email text) TO app_auth;
REVOKE ALL ON FUNCTION app.sign_in_succeeded(p_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.sign_in_succeeded(p_email text) TO app_auth;
REVOKE ALL ON FUNCTION app.sign_in_wait(p_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.sign_in_wait(p_email text) TO app_auth;
REVOKE ALL ON FUNCTION app.slug_of(p_name text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.spend_bot_check(p_id text, p_expires_at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION app.spend_bot_check(p_id text, p_expires_at timestamp with time zone) TO app_auth;
REVOKE ALL ON FUNCTION app.spend_recovery_code(p_user_id uuid, p_hash text) FROM PUBLIC;
GRANT ALL ON FUNCTION app.spend_recovery_code(p_user_id uuid, p_hash text) TO app_auth;
REVOKE ALL ON FUNCTION app.team_invitation_json(p_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.tell_campaign_change() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.tell_client_people(p_client_id uuid, p_event text, p_title text, p_body text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.transfer_ownership(p_user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.transfer_ownership(p_user_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.turn_knowledge(p_session_id uuid, p_client_id uuid, p_head uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.turn_knowledge(p_session_id uuid, p_client_id uuid, p_head uuid) TO app_user;
REVOKE ALL ON FUNCTION app.unread_portal_messages(p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.unread_portal_messages(p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.unshare_output(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.unshare_output(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.update_client(p_id uuid, p_version integer, p_fields jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION app.update_client(p_id uuid, p_version integer, p_fields jsonb) TO app_user;
REVOKE ALL ON FUNCTION app.update_me(p_full_name text, p_avatar_id uuid, p_theme text, p_default_agent text, p_clear text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION app.update_me(p_full_name text, p_avatar_id uuid, p_theme text, p_default_agent text, p_clear text[]) TO app_user;
REVOKE ALL ON FUNCTION app.user_id() FROM PUBLIC;
GRANT ALL ON FUNCTION app.user_id() TO app_user;
REVOKE ALL ON FUNCTION app.visible_client_ids() FROM PUBLIC;
GRANT ALL ON FUNCTION app.visible_client_ids() TO app_user;
REVOKE ALL ON FUNCTION app.void_mailed_links(p_user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.void_mailed_links(p_user_id uuid) TO app_auth;
REVOKE ALL ON FUNCTION app.whitelist(p_email text, p_action text) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.withdraw_approval(p_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION app.withdraw_approval(p_id uuid) TO app_user;
REVOKE ALL ON FUNCTION app.withdraw_invitations(p_org_id uuid, p_user_id uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION app.withdraw_when_gone() FROM PUBLIC;
REVOKE ALL ON FUNCTION app.working_client_ids() FROM PUBLIC;
GRANT ALL ON FUNCTION app.working_client_ids() TO app_user;
REVOKE ALL ON FUNCTION app.works_in_organization() FROM PUBLIC;
GRANT ALL ON FUNCTION app.works_in_organization() TO app_user;
REVOKE ALL ON FUNCTION public.archive_client_routed(p_client_id uuid, p_org_id uuid, p_archive_reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.archive_client_routed(p_client_id uuid, p_org_id uuid, p_archive_reason text) TO app_user;
REVOKE ALL ON FUNCTION public.check_onboarding_status(p_user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.check_onboarding_status(p_user_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.delete_client_routed(p_client_id uuid, p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.delete_client_routed(p_client_id uuid, p_org_id uuid) TO app_user;
GRANT SELECT,INSERT ON TABLE public.campaigns TO app_user;
GRANT UPDATE(name) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(description) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(campaign_type) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(priority_level) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(budget_cents) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(spent_cents) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(start_date) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(end_date) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(marketing_channels) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(geographic_target) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(target_audience) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(goals) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(success_metrics) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(objectives) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(content_pillars) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(target_personas) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(competitor_context) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(tags) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(status) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(archived_at) ON TABLE public.campaigns TO app_user;
GRANT UPDATE(updated_at) ON TABLE public.campaigns TO app_user;
GRANT SELECT ON TABLE public.clients TO app_user;
GRANT SELECT ON TABLE app.campaign_rows TO app_user;
REVOKE ALL ON FUNCTION public.get_active_campaigns_routed(p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_active_campaigns_routed(p_org_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.get_campaign_details_routed(p_campaign_id uuid, p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_campaign_details_routed(p_campaign_id uuid, p_org_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.get_campaigns_list_routed(p_org_id uuid, p_include_archived boolean, p_client_id uuid, p_status text, p_limit integer, p_offset integer, p_search text, p_sort text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_campaigns_list_routed(p_org_id uuid, p_include_archived boolean, p_client_id uuid, p_status text, p_limit integer, p_offset integer, p_search text, p_sort text) TO app_user;
REVOKE ALL ON FUNCTION public.get_client_branding_routed(p_org_id uuid, p_client_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_client_branding_routed(p_org_id uuid, p_client_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.get_client_by_slug_routed(p_org_id uuid, p_slug text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_client_by_slug_routed(p_org_id uuid, p_slug text) TO app_user;
REVOKE ALL ON FUNCTION public.get_client_dashboard_routed(p_client_id uuid, p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_client_dashboard_routed(p_client_id uuid, p_org_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.get_cross_client_analytics(p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_cross_client_analytics(p_org_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.get_dashboard_campaigns_routed(p_org_id uuid, p_limit integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_dashboard_campaigns_routed(p_org_id uuid, p_limit integer) TO app_user;
REVOKE ALL ON FUNCTION public.get_dashboard_clients(p_org_id uuid, p_limit integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_dashboard_clients(p_org_id uuid, p_limit integer) TO app_user;
REVOKE ALL ON FUNCTION public.get_dashboard_metrics_cached(p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_dashboard_metrics_cached(p_org_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.get_intelligence_readiness(p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_intelligence_readiness(p_org_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.get_user_roles(p_user_id uuid, p_org_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.get_user_roles(p_user_id uuid, p_org_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.is_email_invited(p_email text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.is_email_invited(p_email text) TO app_auth;
GRANT ALL ON FUNCTION public.is_email_invited(p_email text) TO app_user;
REVOKE ALL ON FUNCTION public.mark_invite_used(p_email text, p_user_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.mark_invite_used(p_email text, p_user_id uuid) TO app_auth;
GRANT ALL ON FUNCTION public.mark_invite_used(p_email text, p_user_id uuid) TO app_user;
REVOKE ALL ON FUNCTION public.update_campaign(p_campaign_id uuid, p_org_id uuid, p_name text, p_description text, p_objectives text[], p_budget_cents bigint, p_status text, p_target_audience text, p_campaign_type text, p_marketing_channels text[], p_content_pillars text[], p_target_personas text[], p_success_metrics text[], p_competitor_context text, p_geographic_target text, p_priority_level integer, p_tags text[], p_start_date date, p_end_date date, p_spent_cents bigint, p_clear text[], p_version integer) FROM PUBLIC;
GRANT ALL ON FUNCTION public.update_campaign(p_campaign_id uuid, p_org_id uuid, p_name text, p_description text, p_objectives text[], p_budget_cents bigint, p_status text, p_target_audience text, p_campaign_type text, p_marketing_channels text[], p_content_pillars text[], p_target_personas text[], p_success_metrics text[], p_competitor_context text, p_geographic_target text, p_priority_level integer, p_tags text[], p_start_date date, p_end_date date, p_spent_cents bigint, p_clear text[], p_version integer) TO app_user;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE app.rate_limits TO app_auth;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.account TO app_auth;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth."mfaChallenge" TO app_auth;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth."mfaFactor" TO app_auth;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth."rateLimit" TO app_auth;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.session TO app_auth;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth."user" TO app_auth;
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE auth.verification TO app_auth;
GRANT SELECT,INSERT ON TABLE public.agent_events TO app_user;
GRANT SELECT,INSERT ON TABLE public.agent_sessions TO app_user;
GRANT UPDATE(tool) ON TABLE public.agent_sessions TO app_user;
GRANT UPDATE(mode) ON TABLE public.agent_sessions TO app_user;
GRANT UPDATE(title) ON TABLE public.agent_sessions TO app_user;
GRANT UPDATE(head_message_id) ON TABLE public.agent_sessions TO app_user;
GRANT UPDATE(last_seq) ON TABLE public.agent_sessions TO app_user;
GRANT UPDATE(updated_at) ON TABLE public.agent_sessions TO app_user;
GRANT UPDATE(deleted_at) ON TABLE public.agent_sessions TO app_user;
GRANT SELECT ON TABLE public.approvals TO app_user;
GRANT SELECT ON TABLE public.audit_log TO app_user;
GRANT SELECT,INSERT ON TABLE public.business_context_history TO app_user;
GRANT UPDATE(extracted_context) ON TABLE public.business_context_history TO app_user;
GRANT UPDATE(status) ON TABLE public.business_context_history TO app_user;
GRANT UPDATE(decided_by) ON TABLE public.business_context_history TO app_user;
GRANT UPDATE(decided_at) ON TABLE public.business_context_history TO app_user;
GRANT SELECT,INSERT ON TABLE public.business_contexts TO app_user;
GRANT UPDATE(company_name) ON TABLE public.business_contexts TO app_user;
GRANT UPDATE(industry) ON TABLE public.business_contexts TO app_user;
GRANT UPDATE(company_size) ON TABLE public.business_contexts TO app_user;
GRANT UPDATE(description) ON TABLE public.business_contexts TO app_user;
GRANT UPDATE(updated_by) ON TABLE public.business_contexts TO app_user;
GRANT UPDATE(updated_at) ON TABLE public.business_contexts TO app_user;
GRANT SELECT ON TABLE public.campaign_status_changes TO app_user;
GRANT SELECT,INSERT ON TABLE public.feedback TO app_user;
GRANT SELECT,INSERT ON TABLE public.images TO app_user;
GRANT SELECT,INSERT ON TABLE public.insight_uses TO app_user;
GRANT SELECT,INSERT ON TABLE public.notification_settings TO app_user;
GRANT UPDATE(in_app) ON TABLE public.notification_settings TO app_user;
GRANT UPDATE(mail) ON TABLE public.notification_settings TO app_user;
GRANT UPDATE(digest) ON TABLE public.notification_settings TO app_user;
GRANT SELECT ON TABLE public.notifications TO app_user;
GRANT UPDATE(read_at) ON TABLE public.notifications TO app_user;
GRANT SELECT ON TABLE public.organizations TO app_user;
GRANT SELECT ON TABLE public.portal_reads TO app_user;
GRANT SELECT ON TABLE public.role_assignments TO app_user;
GRANT SELECT,INSERT,DELETE ON TABLE public.saved_views TO app_user;
GRANT UPDATE(filter) ON TABLE public.saved_views TO app_user;
GRANT SELECT ON TABLE public.themes TO app_user;
GRANT SELECT ON TABLE public.users TO app_user;
INSERT INTO app.migrations (name, hash) VALUES ('0001-foundation.sql', '4762ae5537de5d945394192f24a5e8b8e2855bbda8eb6cb0ed1505987803e5a5');
INSERT INTO app.migrations (name, hash) VALUES ('0002-business-and-agents.sql', '9903818e9b835bdc00d6493b389a5feb6aed4add6c49720ec34590b77848b7be');
INSERT INTO app.migrations (name, hash) VALUES ('0003-threads-in-one-session.sql', '9d6cb7deeda269d97f2da68b48bb88915f5a018d2a0919d2ced34f5bef33e4e9');
INSERT INTO app.migrations (name, hash) VALUES ('0004-earlier-claims.sql', '8aea1963c52b86167699cdec5cbbb2038bc99242c6284ae79cf89e815cdda9f1');
INSERT INTO app.migrations (name, hash) VALUES ('0005-doors.sql', 'de2d4bfb66cef4f2c47ce2f98cbe9dbfd79022ec4f58581a800e0ec2cae189f4');
INSERT INTO app.migrations (name, hash) VALUES ('0006-rate-limits-and-bot-checks.sql', 'ef78c4c75723450769877189d434731db0b5648ae9a0b85371dc6d9653720acb');
INSERT INTO app.migrations (name, hash) VALUES ('0007-admitted-before.sql', '4c0c6fd23c2d2b3c593471c6daa0b0ee689f9ddc3c21987ab1fe7d5e9e7c09ba');
INSERT INTO app.migrations (name, hash) VALUES ('0008-agencies.sql', '889ea5b5a74ea0213a81f3a65c9a08271f3a67b51f770c3840e25960e96b3ecd');
INSERT INTO app.migrations (name, hash) VALUES ('functions and policies', '18b27e17fbccc7d52f61ffe3cc450a94154b6e9249ec72d23569557b031ae345');
