create or replace function app.note_operation(
  p_action text,
  p_subject text,
  p_detail jsonb default '{}'
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.operator_log (actor, action, subject, detail)
  values (app.operator_name(), p_action, p_subject, p_detail);
end $$;
