-- Which language model writes for the organization and what it may cost. Only its provider and model, for
-- those who work here without answering for the organization. Never a key.
create or replace function app.read_ai_settings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  manages boolean := app.may('organization.manage');
begin
  perform app.require_work();
  return (
    select jsonb_build_object(
      'org_id', o.id,
      'manages', manages,
      'own', case
        when p.org_id is not null and manages then jsonb_build_object(
          'provider', p.provider,
          'model', p.model,
          'model_small', p.model_small,
          'embedding_model', p.embedding_model,
          'embedding_price', p.embedding_price,
          'base_url', p.base_url,
          'key_last_four', p.key_last_four,
          'prices', p.prices,
          'set_by_name', u.full_name,
          'set_at', p.set_at
        )
      end,
      'own_model', case
        when p.org_id is not null then jsonb_build_object('provider', p.provider, 'model', p.model)
      end,
      'budget', case
        when manages then jsonb_build_object(
          'cap_cents', o.ai_monthly_cap_cents,
          'spent_micros', app.month_cost_micros()
        )
      end,
      'clients', case when manages then app.ai_clients() else '[]'::jsonb end
    )
    from public.organizations o
    left join public.ai_providers p on p.org_id = o.id
    left join public.users u on u.org_id = p.org_id and u.id = p.set_by
    where o.id = app.org_id()
  );
end $$;
grant execute on function app.read_ai_settings to app_user;
