-- Adds a client and, where something is known of it, its business profile. Answers its id. Its slug comes
-- from its name; the unique index itself says which is free, also between two people who add "Acme" at
-- once.
create or replace function app.add_client(p_fields jsonb) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  turn integer := 0;
  new_id uuid;
begin
  perform app.require_agency();
  while new_id is null loop
    turn := turn + 1;
    insert into public.clients (
      org_id,
      slug,
      name,
      status,
      industry,
      client_info,
      monthly_fee_cents
    )
    values (
      app.org_id(),
      app.client_slug(p_fields ->> 'name', turn),
      p_fields ->> 'name',
      coalesce(p_fields ->> 'status', 'active'),
      p_fields ->> 'industry',
      coalesce(p_fields -> 'client_info', '{}'),
      (p_fields ->> 'monthly_fee_cents')::bigint
    )
    on conflict (org_id, slug) do nothing
    returning id into new_id;
  end loop;
  if p_fields ->> 'industry' is not null and p_fields ->> 'companySize' is not null then
    insert into public.business_contexts (
      org_id,
      client_id,
      company_name,
      industry,
      company_size,
      description,
      updated_by
    )
    values (
      app.org_id(),
      new_id,
      p_fields ->> 'name',
      p_fields ->> 'industry',
      p_fields ->> 'companySize',
      coalesce(p_fields ->> 'description', ''),
      app.user_id()
    );
  end if;
  return new_id;
end $$;
