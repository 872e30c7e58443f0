-- Shows a deliverable to the client's people.
create or replace function app.share_output(p_id uuid, p_note text) returns setof app.output_rows
language plpgsql security definer set search_path = ''
as $$
declare
  output public.agent_outputs := app.require_output_to_share(p_id);
begin
  update public.agent_outputs o
  set
    shared_at = coalesce(o.shared_at, now()),
    shared_by = app.user_id(),
    share_note = p_note
  where o.org_id = app.org_id()
    and o.id = p_id;
  if output.shared_at is null then
    insert into public.audit_log (org_id, actor_id, action, entity, entity_id, detail)
    values (
      app.org_id(),
      app.user_id(),
      'shared',
      'agent_outputs',
      p_id,
      jsonb_build_object('title', output.title)
    );
  end if;
  return query select * from app.output_row(p_id);
end $$;
grant execute on function app.share_output to app_user;
