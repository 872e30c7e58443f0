-- Asks the client about a campaign or a deliverable, which is shared with it. A question that still waits
-- is asked anew.
create or replace function app.ask_approval(p_campaign_id uuid, p_output_id uuid, p_note text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  subject record;
  new_id uuid := gen_random_uuid();
begin
  select x.client_id, x.title, x.version into subject
  from (
    select c.client_id, c.name as title, c.content_version as version
    from public.campaigns c
    where c.org_id = app.org_id()
      and c.id = p_campaign_id
      and c.archived_at is null
    union all
    select o.client_id, o.title, o.version
    from public.agent_outputs o
    where o.org_id = app.org_id()
      and o.id = p_output_id
      and o.deleted_at is null
  ) x;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  if p_output_id is not null then
    perform app.require_output_to_share(p_output_id);
  end if;
  perform app.require_may_for('portal.ask', subject.client_id);
  update public.approvals a
  set
    status = 'withdrawn',
    decided_at = clock_timestamp(),
    decided_by = app.user_id()
  where a.org_id = app.org_id()
    and a.status = 'waiting'
    and a.campaign_id is not distinct from p_campaign_id
    and a.output_id is not distinct from p_output_id;
  if p_output_id is not null then
    perform app.share_output(p_output_id, p_note);
  end if;
  insert into public.approvals (
    org_id,
    id,
    client_id,
    campaign_id,
    output_id,
    subject_version,
    note,
    requested_by
  )
  values (
    app.org_id(),
    new_id,
    subject.client_id,
    p_campaign_id,
    p_output_id,
    subject.version,
    p_note,
    app.user_id()
  );
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    app.org_id(),
    app.user_id(),
    'approval.asked',
    'approvals',
    new_id,
    jsonb_build_object('subject', subject.title)
  );
  perform app.tell_client_people(
    subject.client_id,
    'approval.asked',
    subject.title || ' waits for your approval',
    p_note
  );
  return app.approval_json(new_id);
end $$;
grant execute on function app.ask_approval to app_user;
