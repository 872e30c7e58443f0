-- An approval as it travels. changed_since: what was agreed on has moved since the question.
create or replace function app.approval_json(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', a.id,
      'client_id', a.client_id,
      'campaign_id', a.campaign_id,
      'output_id', a.output_id,
      'subject', coalesce(c.name, o.title),
      'note', a.note,
      'status', a.status,
      'requested_by_name', app.person_name(a.requested_by),
      'requested_at', a.requested_at,
      'decided_by_name', app.person_name(a.decided_by),
      'decided_at', a.decided_at,
      'comment', a.comment,
      'changed_since', a.subject_version <> coalesce(c.content_version, o.version)
    )
    from public.approvals a
    left join public.campaigns c on c.org_id = a.org_id and c.id = a.campaign_id
    left join public.agent_outputs o on o.org_id = a.org_id and o.id = a.output_id
    where a.org_id = app.org_id()
      and a.id = p_id
      and (app.sees_organization() or a.client_id = any (app.visible_client_ids()))
  );
end $$;
grant execute on function app.approval_json to app_user;
