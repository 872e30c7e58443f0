-- Takes a metric of the organization away. NOT_FOUND.
create or replace function app.delete_custom_metric(p_id text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_ability('figures.manage');
  delete from public.custom_metrics m
  where m.org_id = app.org_id()
    and m.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
end $$;
grant execute on function app.delete_custom_metric to app_user;
