-- The client's answer. A question is answered once; asking again is a new question.
create or replace function app.decide_approval(p_id uuid, p_decision text, p_comment text)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked record;
  title text;
begin
  select a.client_id, a.status, a.requested_by, a.campaign_id, a.output_id into asked
  from public.approvals a
  where a.org_id = app.org_id()
    and a.id = p_id
  for update;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('portal.answer', asked.client_id);
  if asked.status <> 'waiting' then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  update public.approvals a
  set
    status = p_decision,
    comment = p_comment,
    decided_by = app.user_id(),
    decided_at = clock_timestamp()
  where a.org_id = app.org_id()
    and a.id = p_id;
  title := app.approval_json(p_id) ->> 'subject';
  insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
  values (
    app.org_id(),
    app.user_id(),
    'approval.' || p_decision,
    'approvals',
    p_id,
    jsonb_build_object('subject', title)
  );
  -- Who asked may have gone to other clients since: what this one answers is not for them.
  if exists (
    select 1
    from public.role_assignments r
    join app.permissions p on p.role_name = r.role_name and p.ability = 'portal.ask'
    where r.org_id = app.org_id()
      and r.user_id = asked.requested_by
      and (r.client_id is null or r.client_id = asked.client_id)
  ) then
    perform app.notify(
      app.org_id(),
      asked.requested_by,
      'approval.decided',
      title || case p_decision when 'approved' then ' is approved' else ' needs changes' end,
      p_comment,
      app.in_client(
        asked.client_id,
        case
          when asked.campaign_id is not null then '/campaigns/' || asked.campaign_id
          else '/outputs/' || asked.output_id
        end
      )
    );
  end if;
  return app.approval_json(p_id);
end $$;
grant execute on function app.decide_approval to app_user;
