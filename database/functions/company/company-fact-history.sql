-- What a fact was before, the latest first, with who changed it and when.
create or replace function app.company_fact_history(p_id uuid)
returns table (
  kind text,
  label text,
  attributes jsonb,
  status text,
  changed_by_name text,
  changed_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  perform 1
  from public.company_facts f
  where f.org_id = app.org_id()
    and f.id = p_id;
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return query
    select
      coalesce(v.kind, f.kind),
      v.label,
      v.attributes,
      v.status,
      app.person_name(v.changed_by),
      v.changed_at
    from public.company_fact_versions v
    join public.company_facts f on f.org_id = v.org_id
      and f.id = v.fact_id
    where v.org_id = app.org_id()
      and v.fact_id = p_id
    order by v.changed_at desc;
end $$;
grant execute on function app.company_fact_history to app_user;
