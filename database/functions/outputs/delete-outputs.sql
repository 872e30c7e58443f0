-- Deletes deliverables, all or none of them; they can be restored.
create or replace function app.delete_outputs(p_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  foreach v_id in array p_ids loop
    perform app.delete_output(v_id);
  end loop;
end $$;
grant execute on function app.delete_outputs to app_user;
