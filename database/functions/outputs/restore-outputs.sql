-- Takes deleted deliverables back, all or none of them.
create or replace function app.restore_outputs(p_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  foreach v_id in array p_ids loop
    perform app.restore_output(v_id);
  end loop;
end $$;
grant execute on function app.restore_outputs to app_user;
