-- Reports in the person's reach, the newest first; of one client, or of all of them.
create or replace function app.list_reports(p_client_id uuid, p_type text, p_limit integer)
returns setof jsonb
language plpgsql stable set search_path = ''
as $$
begin
  if p_client_id is not null then
    perform app.require_client(p_client_id);
  end if;
  return query
    select app.report_json(r)
    from public.reports r
    where r.org_id = app.org_id()
      and r.deleted_at is null
      and (p_client_id is null or r.client_id = p_client_id)
      and (p_type is null or r.report_type = p_type)
    order by r.period_to desc, r.created_at desc
    limit p_limit;
end $$;
grant execute on function app.list_reports to app_user;
