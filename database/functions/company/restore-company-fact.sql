-- Puts a removed fact back as it stood before; what was rejected before its states were kept waits anew.
create or replace function app.restore_company_fact(p_id uuid) returns setof app.company_fact_rows
language plpgsql set search_path = ''
as $$
begin
  update public.company_facts f
  set
    status = coalesce(
      (
        select v.status
        from public.company_fact_versions v
        where v.org_id = f.org_id
          and v.fact_id = f.id
        order by v.changed_at desc
        limit 1
      ),
      'proposed'
    ),
    updated_at = now()
  where f.org_id = app.org_id()
    and f.id = p_id
    and f.status = 'removed';
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query select * from app.company_fact(p_id);
end $$;
grant execute on function app.restore_company_fact to app_user;
