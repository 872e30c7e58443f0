-- Takes a remark off the time line; answers it, so that it can be put back. NOT_FOUND.
create or replace function app.delete_figure_remark(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_remark public.figure_remarks;
begin
  select * into v_remark
  from public.figure_remarks r
  where r.org_id = app.org_id()
    and r.id = p_id;
  if v_remark.id is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('figures.manage', v_remark.client_id);
  delete from public.figure_remarks r
  where r.org_id = app.org_id()
    and r.id = p_id;
  return to_jsonb(v_remark) - 'org_id' - 'created_by';
end $$;
grant execute on function app.delete_figure_remark to app_user;
