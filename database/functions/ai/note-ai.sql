-- A line in the organization's log about its language model. Never a key.
create or replace function app.note_ai(p_action text, p_entity text, p_detail jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.audit_log (org_id, actor_id, action, entity, detail)
  values (app.org_id(), app.user_id(), p_action, p_entity, p_detail);
end $$;
