-- Adds many clients in one statement: all of them or none. Rows as app.add_client takes them, already
-- checked.
-- A row whose slug was taken meanwhile, or by another row of the file, is added by itself afterwards.
create or replace function app.import_clients(p_rows jsonb) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  org uuid := app.org_id();
  writer uuid := app.user_id();
  late jsonb;
begin
  perform app.require_agency();
  with wanted as materialized (
    select
      gen_random_uuid() as id,
      r.fields,
      app.client_slug(r.fields ->> 'name', 1) as base,
      row_number() over (
        partition by app.client_slug(r.fields ->> 'name', 1) order by r.place
      ) as turn
    from jsonb_array_elements(p_rows) with ordinality as r (fields, place)
  ),
  taken as materialized (
    select c.slug
    from public.clients c
    where c.org_id = org
  ),
  free as materialized (
    select b.base, n.number, row_number() over (partition by b.base order by n.number) as turn
    from (select distinct w.base from wanted w) b
    cross join generate_series(1, 9) as n (number)
    left join taken t on t.slug = b.base || case when n.number = 1 then '' else '-' || n.number end
    where t.slug is null
  ),
  added as (
    insert into public.clients (
      org_id,
      id,
      slug,
      name,
      status,
      industry,
      client_info,
      monthly_fee_cents
    )
    select
      org,
      w.id,
      app.client_slug(w.fields ->> 'name', coalesce(f.number, 10)),
      w.fields ->> 'name',
      coalesce(w.fields ->> 'status', 'active'),
      w.fields ->> 'industry',
      coalesce(w.fields -> 'client_info', '{}'),
      (w.fields ->> 'monthly_fee_cents')::bigint
    from wanted w
    left join free f on f.base = w.base and f.turn = w.turn
    on conflict (org_id, slug) do nothing
    returning id
  ),
  described as (
    insert into public.business_contexts (
      org_id,
      client_id,
      company_name,
      industry,
      company_size,
      description,
      updated_by
    )
    select
      org,
      w.id,
      w.fields ->> 'name',
      w.fields ->> 'industry',
      w.fields ->> 'companySize',
      coalesce(w.fields ->> 'description', ''),
      writer
    from wanted w
    join added a on a.id = w.id
    where w.fields ->> 'industry' is not null
      and w.fields ->> 'companySize' is not null
  )
  select coalesce(jsonb_agg(w.fields), '[]') into late
  from wanted w
  left join added a on a.id = w.id
  where a.id is null;
  perform app.add_client(l.fields)
  from jsonb_array_elements(late) as l (fields);
  return jsonb_array_length(p_rows);
end $$;
grant execute on function app.import_clients to app_user;
